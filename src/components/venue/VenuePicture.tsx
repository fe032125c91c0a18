import { useContext } from 'react';
import { appConfig } from '../../config/appConfig.ts';
import type { Img } from '../../contract/basics.ts';
import { pictureSet, pictureUrl, type PictureBase } from '../../rules/common/pictures.ts';
import { Picture, type PictureProps } from '../../ui/media/Picture.tsx';
import { VenueLookContext } from './venueLookContext.ts';

function pictureBase(): PictureBase {
  const { host, imageBase, imageHosts } = appConfig();
  return {
    base: imageBase || `${host}/images`,
    appOrigin: globalThis.location.origin,
    hosts: imageHosts,
  };
}

export function venuePictureUrl(name: string | undefined): string | undefined {
  return pictureUrl(name, pictureBase());
}

interface VenuePictureProps extends Omit<PictureProps, 'src' | 'srcSet'> {
  name?: string;
  images?: readonly Img[];
  /** The words beside it say the same: venues that prefer words omit it. */
  isAside?: boolean;
}

/** A picture from the venue's server, in the server's widths. */
export function VenuePicture({ name, images, isAside = false, ...picture }: VenuePictureProps) {
  const { cards } = useContext(VenueLookContext);
  if (isAside && cards === 'text') return null;
  const base = pictureBase();
  const widest = images?.toSorted((a, b) => b.width - a.width)[0]?.name;
  return (
    <Picture
      {...picture}
      src={pictureUrl(name || widest, base)}
      srcSet={pictureSet(images, base)}
    />
  );
}
