import { Button } from '../../ui/form/Button.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { AppBar } from '../../ui/layout/AppBar.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { KeyValueRows } from '../../ui/layout/KeyValueRows.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { NearScreen } from '../../ui/layout/NearScreen.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { TabBar } from '../../ui/layout/TabBar.tsx';
import { Timeline } from '../../ui/layout/Timeline.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Kept, Sample } from './Sample.tsx';
import type { PartsProps } from './words.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

export function LayoutParts({ words }: PartsProps) {
  return (
    <>
      <Bars words={words} />
      <Rows words={words} />
      <Sample isWide name="PageColumns">
        <PageColumns aside={words.detail} asideLabel={words.total}>
          {words.long}
        </PageColumns>
      </Sample>
      <Sample isWide name="SummaryPage" state="its action is at the thumb on a phone">
        <div className="kit-page">
          <SummaryPage
            summary={words.detail}
            summaryLabel={words.total}
            action={<Button isBlock>{words.action}</Button>}
          >
            {words.long}
          </SummaryPage>
        </div>
      </Sample>
    </>
  );
}

function Bars({ words }: PartsProps) {
  const tabs = Array.from({ length: 8 }, (_, at) => ({
    id: String(at),
    label: at === 2 ? words.long : `${words.short} ${at + 1}`,
  }));
  return (
    <>
      <Sample isWide name="AppBar" state="solid, with a long title">
        <AppBar
          start={<IconButton icon="back" label={words.previous} />}
          title={<span>{words.long}</span>}
          end={<IconButton icon="cart" label={words.short} badge="3" />}
        />
      </Sample>
      <Sample isWide name="AppBar" state="clear, over a picture">
        <div className="kit-picture">
          <AppBar
            isSolid={false}
            start={<IconButton look="raised" icon="back" label={words.previous} />}
            end={<IconButton look="raised" icon="external" label={words.next} />}
          />
        </div>
      </Sample>
      <Sample isWide name="BottomBar" state="in a line, in a column">
        <BottomBar>
          <span>{words.short}</span>
          <Button isBlock>{words.action}</Button>
        </BottomBar>
        <BottomBar isColumn isWide>
          <span>{words.long}</span>
          <Button isBlock disabled>
            {words.action}
          </Button>
        </BottomBar>
      </Sample>
      <Sample isWide name="TabBar">
        <Kept start="0">
          {(activeId, keep) => (
            <TabBar items={tabs} activeId={activeId} onSelect={keep} label={words.place} />
          )}
        </Kept>
      </Sample>
    </>
  );
}

function Rows({ words }: PartsProps) {
  return (
    <>
      <Sample name="Card" state="plain, raised, without padding">
        <Card>{words.short}</Card>
        <Card isRaised>{words.long}</Card>
        <Card isPadded={false}>{words.short}</Card>
      </Sample>
      <Sample name="Disclosure" state="closed, open">
        <Disclosure title={words.short} detail={words.detail}>
          {words.long}
        </Disclosure>
        <Disclosure title={words.long} isOpenAtFirst>
          {words.long}
        </Disclosure>
      </Sample>
      <Sample name="KeyValueRows">
        <KeyValueRows
          rows={[
            { id: 'one', label: words.short, amount: '5.000' },
            { id: 'two', label: words.long, detail: words.detail, amount: '12.500' },
            {
              id: 'three',
              label: words.hint,
              amount: <Bidi dir="ltr">-1.250</Bidi>,
              tone: 'positive',
            },
            { id: 'four', label: words.reason, amount: '0.000', tone: 'muted' },
          ]}
          total={{ label: words.total, detail: words.detail, amount: '16.250' }}
        />
      </Sample>
      <Sample name="ListRow" state="plain, a button, a link">
        <ListRow title={words.short} detail={words.detail} trailing="5.000" />
        <ListRow
          title={words.long}
          detail={words.long}
          leading={<Icon name="pin" />}
          trailing={words.short}
          onClick={() => {}}
        />
        <ListRow title={words.short} leading={<Icon name={LATER_ICONS.receipt} />} to="/" />
      </Sample>
      <Sample name="NearScreen">
        <NearScreen likelyHeight="4rem">{words.long}</NearScreen>
      </Sample>
      <Sample name="Section">
        <Section
          title={words.short}
          detail={words.long}
          headingLevel={3}
          action={<Button variant="quiet">{words.action}</Button>}
        >
          {words.detail}
        </Section>
      </Sample>
      <Sample name="Timeline" state="done, current, to do">
        <Timeline
          label={words.total}
          steps={[
            { id: 'one', label: words.short, time: '12:30', state: 'done' },
            { id: 'two', label: words.long, time: '12:45', state: 'current' },
            { id: 'three', label: words.next, state: 'todo' },
          ]}
        />
      </Sample>
    </>
  );
}
