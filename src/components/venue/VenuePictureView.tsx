import type { Img } from '../../contract/basics.ts';
import { pictureSet, pictureUrl } from '../../rules/common/pictures.ts';
import { Picture, type PictureProps } from '../../ui/media/Picture.tsx';
import type { Viewer } from './useViewer.ts';

export interface VenuePictureProps extends Omit<PictureProps, 'src' | 'srcSet'> {
  name?: string;
  images?: readonly Img[];
  /** The words beside it say the same: venues that prefer words omit it. */
  isAside?: boolean;
}

interface VenuePictureViewProps extends VenuePictureProps {
  viewer: Pick<Viewer, 'look' | 'pictures'>;
}

/** A picture from the venue's server, in the server's widths. */
export function VenuePictureView(props: VenuePictureViewProps) {
  const { viewer, name, images, isAside = false, ...picture } = props;
  const { look, pictures } = viewer;
  if (isAside && look.cards === 'text') return null;
  const widest = images?.toSorted((a, b) => b.width - a.width)[0]?.name;
  return (
    <Picture
      {...picture}
      src={pictureUrl(name || widest, pictures)}
      srcSet={pictureSet(images, pictures)}
    />
  );
}
