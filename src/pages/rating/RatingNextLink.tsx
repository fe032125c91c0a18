import { useTranslation } from 'react-i18next';
import { useCurrentMenuLink } from '../../components/menu/useCurrentMenuLink.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';

/** Link back to the previous page if it asked for that, otherwise to the current menu. */
export function RatingNextLink({ returnUrl }: { returnUrl: string | undefined }) {
  const { t } = useTranslation();
  const inForce = useCurrentMenuLink({ enabled: returnUrl === undefined });
  return (
    <ButtonLink to={returnUrl ?? inForce}>
      {returnUrl === undefined ? t('home.toMenu') : t('rating.goOn')}
    </ButtonLink>
  );
}
