import { useContext } from 'react';
import { VenueLookContext } from './venueLookContext.ts';
import { VenuePictureView, type VenuePictureProps } from './VenuePictureView.tsx';
import { pictureBase } from './venuePictureUrl.ts';

export function VenuePicture(props: VenuePictureProps) {
  const look = useContext(VenueLookContext);
  return <VenuePictureView viewer={{ look, pictures: pictureBase() }} {...props} />;
}
