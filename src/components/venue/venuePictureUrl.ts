import { appConfig } from '../../config/appConfig.ts';
import { pictureUrl, type PictureBase } from '../../rules/common/pictures.ts';

export function pictureBase(): PictureBase {
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
