import { useEffect, useMemo } from 'react';
import { OpenCarts } from '../../components/cart/OpenCarts.tsx';
import { FailureMessage } from '../../components/common/FailureMessage.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { useAppearance } from '../../components/venue/useVenueColors.ts';
import { useViewer } from '../../components/venue/useViewer.ts';
import type { MergeScreen } from '../../contract/places.ts';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { useHeaderSetup, useStoreIdFromCode } from '../../queries/menu.ts';
import { useMergeScreen } from '../../queries/places.ts';
import { appStore } from '../../state/appStore.ts';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { HallFind } from './HallFind.tsx';
import {
  HallView,
  kitchenLook,
  KitchenView,
  servedInHall,
  type KitchenProps,
} from './HallView.tsx';
import { EntryColumn } from './Room.tsx';

/** A food hall: several kitchens behind one code, each with its own cart, order and payment. */
export function MergePage() {
  const viewer = useViewer();
  const { t, code, lang } = viewer;
  const hall = useMergeScreen({ code, lang });
  const { data } = hall;
  usePageTitle(t('hall.title'));
  usePageColors(hall.data?.colors);
  useEffect(() => {
    if (!data) return;
    const places = servedInHall(data).map((venue) => ({
      code: venue.code,
      tableCode: venue.tableCode,
      state: venue.State,
    }));
    appStore.getState().enterHall(code, places);
  }, [data, code]);
  useEffect(() => {
    if (!hall.isPending) markFirstScreenReady();
  }, [hall.isPending]);
  return (
    <EntryColumn end={data && <OpenCarts kitchens={data.venues} at="bottom" />}>
      {data && <Hall hall={data} />}
      {!data && hall.isError && (
        <FailureMessage headingLevel={1} failure={hall.error} onRetry={() => void hall.refetch()} />
      )}
      {hall.isPending && (
        <>
          <Skeleton kind="title" width="60%" />
          <SkeletonRows count={4} picture="end" isCards label={t('hall.loading')} />
        </>
      )}
    </EntryColumn>
  );
}

function Hall({ hall }: { hall: MergeScreen }) {
  const viewer = useViewer();
  const timeZone = useStoreIdFromCode({ code: viewer.code }).data?.timeZone;
  const served = useMemo(() => servedInHall(hall), [hall]);
  return (
    <HallView
      viewer={viewer}
      hall={hall}
      timeZone={timeZone}
      find={<HallFind kitchens={served} />}
      Kitchen={Kitchen}
    />
  );
}

/** A kitchen in its own colours, so that diners distinguish kitchens before they read a name. */
function Kitchen(kitchen: KitchenProps) {
  const { viewer, venue } = kitchen;
  const { lang } = viewer;
  const appearance = useAppearance();
  const header = useHeaderSetup({ code: venue.code, lang }).data;
  const look = useMemo(
    () => header && kitchenLook(header, lang, appearance),
    [header, lang, appearance],
  );
  return <KitchenView look={look} {...kitchen} />;
}
