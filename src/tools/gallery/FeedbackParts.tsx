import { Announcer } from '../../ui/feedback/Announcer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { ToastCard } from '../../ui/feedback/ToastCard.tsx';
import { Toaster } from '../../ui/feedback/Toaster.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Kept, Sample } from './Sample.tsx';
import type { PartsProps } from './words.ts';

const NOTICE_TONES = ['info', 'positive', 'warning', 'danger'] as const;
const TOAST_TONES = ['neutral', 'positive', 'warning', 'danger'] as const;
const SKELETONS = ['title', 'text', 'button', 'circle', 'block'] as const;
const TOAST_MS = 3000;

export function FeedbackParts({ words }: PartsProps) {
  return (
    <>
      {NOTICE_TONES.map((tone) => (
        <Sample key={tone} name="Notice" state={tone}>
          <Notice
            tone={tone}
            title={words.short}
            action={<Button variant="secondary">{words.action}</Button>}
          >
            {words.long}
          </Notice>
        </Sample>
      ))}
      <Sample name="EmptyState">
        <EmptyState
          icon="bag"
          title={words.short}
          text={words.long}
          headingLevel={3}
          action={<Button>{words.action}</Button>}
        />
      </Sample>
      <Sample name="ProgressBar" state="nothing, a part, all">
        {[0, 0.4, 1].map((part) => (
          <ProgressBar key={part} part={part} label={words.total} />
        ))}
      </Sample>
      <Sample name="Spinner" state="each size">
        <div className="kit-line">
          <Spinner size="s" />
          <Spinner label={words.busy} />
          <Spinner size="l" />
        </div>
      </Sample>
      <Sample name="Skeleton" state="each kind">
        {SKELETONS.map((kind) => (
          <Skeleton key={kind} kind={kind} />
        ))}
      </Sample>
      <Sample name="SkeletonRows" state="with pictures, as cards">
        <SkeletonRows count={2} picture="end" label={words.busy} />
        <SkeletonRows count={2} picture="start" isCards />
      </Sample>
      <Sample isWide name="SummarySkeleton">
        <SummarySkeleton count={2} picture="start" />
      </Sample>
      {TOAST_TONES.map((tone) => (
        <Sample key={tone} name="ToastCard" state={tone}>
          <ToastCard
            toast={{
              id: tone,
              tone,
              text: tone === 'neutral' ? words.long : words.short,
              action: { label: words.action, onAct: () => {} },
            }}
            dismissLabel={words.close}
            onDismiss={() => {}}
          />
        </Sample>
      ))}
      <Sample name="Toaster" state="in the half of the screen that was not tapped">
        <Kept<readonly string[]> start={[]}>
          {(ids, keep) => (
            <>
              <Button variant="secondary" onClick={() => keep([...ids, crypto.randomUUID()])}>
                {words.action}
              </Button>
              <Toaster
                toasts={ids.map((id) => ({ id, text: words.short }))}
                onGone={(gone) => keep(ids.filter((id) => id !== gone))}
                lifeMs={TOAST_MS}
                regionLabel={words.total}
                dismissLabel={words.close}
              />
            </>
          )}
        </Kept>
      </Sample>
      <Sample name="Announcer" state="spoken at a press, not seen">
        <Kept start={0}>
          {(count, keep) => (
            <>
              <Button variant="secondary" onClick={() => keep(count + 1)}>
                {words.action}
              </Button>
              <Announcer text={count > 0 ? `${words.short} ${count}` : ''} />
            </>
          )}
        </Kept>
      </Sample>
    </>
  );
}
