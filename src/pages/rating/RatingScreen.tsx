import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, type ApiFailure } from '../../api/failure.ts';
import type { RatingTemplate } from '../../contract/rating.ts';
import { STATUS } from '../../contract/status.ts';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { inLang } from '../../rules/common/labels.ts';
import { isRatingClosed } from '../../rules/rating/ratingForm.ts';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { LinkTo, leadsSomewhere } from '../../components/venue/Blocks.tsx';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { useViewer } from '../../components/venue/useViewer.ts';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { RatingForm } from './RatingForm.tsx';
import { useRatingDraft } from './useRatingDraft.ts';

interface RatingScreenProps {
  template: RatingTemplate | undefined;
  /** Why the template is missing. */
  failure: ApiFailure | null;
  onRetry: () => void;
  pageId: number;
  menuScheduleId?: number;
  eOrderId: number;
  /** The server reports that this order is already rated. */
  wasRated: boolean;
  /**
   * The previous page expects the diner back, so the next link goes there and not to the venue's
   * choice.
   */
  isAwaited?: boolean;
  /** The link to the next page, shown in every state. */
  wayOn: ReactNode;
}

/** A rating form in all its states: open, closed, already rated, sent. Used on both sides. */
export function RatingScreen(props: RatingScreenProps) {
  const { template, failure, onRetry, wayOn } = props;
  const { t } = useTranslation();
  usePageTitle(t('rating.title'));
  usePageColors(template?.colors);
  const isAnswered = template !== undefined || failure !== null;
  useEffect(() => {
    if (isAnswered) markFirstScreenReady();
  }, [isAnswered]);
  const isClosed = isRefusal(failure, STATUS.ratingOff) || (template && isRatingClosed(template));
  if (isClosed) {
    return (
      <End icon="star" title={t('rating.closed')} text={t('rating.closedText')} action={wayOn} />
    );
  }
  if (isRefusal(failure, STATUS.notFound)) {
    return (
      <End
        icon="search"
        title={t('rating.unknown')}
        text={t('rating.unknownText')}
        action={wayOn}
      />
    );
  }
  if (!template) {
    return (
      <PageColumns>
        <div>
          {failure ? (
            <FailureMessage headingLevel={1} failure={failure} onRetry={onRetry} />
          ) : (
            <SkeletonRows count={4} label={t('rating.loading')} />
          )}
        </div>
      </PageColumns>
    );
  }
  return <OpenRating {...props} template={template} key={template.templateId} />;
}

interface EndProps extends ComponentProps<typeof EmptyState> {
  ref?: Ref<HTMLElement>;
  title: string;
}

function End({ ref, ...state }: EndProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={state.title}>
      <EmptyState headingLevel={1} {...state} />
    </section>
  );
}

function OpenRating(props: RatingScreenProps & { template: RatingTemplate }) {
  const { template, pageId, menuScheduleId, eOrderId, wasRated, isAwaited, wayOn } = props;
  const viewer = useViewer();
  const { t, code, lang } = viewer;
  const kept = useRatingDraft(code, template.templateId, eOrderId);
  const [isGiven, setIsGiven] = useState(false);
  const isOver = kept.draft.isSent || wasRated || isGiven;
  const wasOpen = useRef(!isOver);
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button has disappeared with the form: move the focus.
    if (isOver && wasOpen.current) end.current?.focus({ preventScroll: true });
  }, [isOver]);
  // After sending, thank the diner instead of reporting that the order is already rated.
  if (!kept.draft.isSent && isOver) {
    return (
      <End
        ref={end}
        icon="check"
        title={t('rating.given')}
        text={t('rating.givenText')}
        action={wayOn}
      />
    );
  }
  if (!isOver) {
    return (
      <RatingForm
        viewer={viewer}
        template={template}
        kept={kept}
        pageId={pageId}
        menuScheduleId={menuScheduleId}
        eOrderId={eOrderId}
        onRated={() => setIsGiven(true)}
      />
    );
  }
  const { thanksLink } = template;
  const hasLink = !isAwaited && thanksLink !== undefined && leadsSomewhere(thanksLink);
  return (
    <End
      ref={end}
      icon="check"
      title={t('rating.thanks')}
      text={inLang(lang, template.thanksEN, template.thanksAR) || t('rating.thanksText')}
      action={
        hasLink ? (
          <LinkTo viewer={viewer} link={thanksLink} className={buttonClass('primary')}>
            {t('rating.goOn')}
          </LinkTo>
        ) : (
          wayOn
        )
      }
    />
  );
}
