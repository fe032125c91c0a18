import { PhotoFieldView } from '../../components/rating/PhotoFieldView.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { RatingFormView, SendRating } from '../../pages/rating/RatingFormView.tsx';
import type { LaterField } from '../../pages/rating/RatingQuestionField.tsx';
import { photoLimit } from '../../rules/rating/ratingForm.ts';
import { type RatingAnswers, ratingAnswers } from './answers.ts';
import { VenueScreen, type Place } from './VenueScreen.tsx';
import { isRatingBegun, isTableKnown } from '../../storage/earlyReads.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type RatingFormScreenProps = RatingAnswers & Place;

const nothing = () => undefined;
const EMPTY = { answers: [], name: '', mobileNo: '', email: '' };

const photosIn = (t: Viewer['t']) =>
  function photos({ question, texts }: LaterField) {
    const limit = photoLimit(question);
    return <PhotoFieldView {...{ t, limit, ...texts }} added={0} left={limit} onAdd={nothing} />;
  };

/** A rating form that nobody has begun. */
export function RatingFormScreen({ template, ...place }: RatingFormScreenProps) {
  const { viewer } = place;
  const { t } = viewer;
  return (
    <VenueScreen {...place}>
      <RatingFormView
        viewer={viewer}
        template={template}
        draft={EMPTY}
        errorOf={nothing}
        onAnswer={nothing}
        onContact={nothing}
        later={photosIn(t)}
        send={<SendRating label={t('rating.send')} busyLabel={t('common.sending')} />}
      />
    </VenueScreen>
  );
}

export const screenOf = venueScreenOf(RatingFormScreen, ratingAnswers, ({ template }, { t }) => ({
  colors: template.colors,
  title: t('rating.title'),
}));

/** A rating form by its link. The app goes on with a draft, and knows the tab's table. */
export const paint: Paint = async (asked, early) => {
  if (isTableKnown(asked.code) || isRatingBegun(asked.code)) return false;
  return paintScreen(asked, early, { screenOf });
};
