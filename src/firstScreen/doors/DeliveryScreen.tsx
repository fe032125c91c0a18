import { ProfileButtonView } from '../../components/account/ProfileButtonView.tsx';
import { VenueScreen, type VenueScreenProps } from './VenueScreen.tsx';

/** The header and a page of the delivery side, for a visitor. */
export function DeliveryScreen(props: VenueScreenProps) {
  return <VenueScreen {...props} account={<ProfileButtonView t={props.viewer.t} />} />;
}
