import { Carousel } from '../../ui/media/Carousel.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { ICON_PATHS, type AnyIcon } from '../../ui/media/iconPaths.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Kept, Sample } from './Sample.tsx';
import type { PartsProps } from './words.ts';

const ICONS: [name: string, icon: AnyIcon][] = Object.entries({ ...ICON_PATHS, ...LATER_ICONS });
const RATIOS = ['1/1', '4/3', '3/2', '16/9'] as const;
const PICTURE = '/install/wide-en.jpg';
const LOST = '/install/there-is-none.jpg';

export function MediaParts({ words }: PartsProps) {
  return (
    <>
      <Sample name="Icon" state="each of them">
        <ul className="kit-line">
          {ICONS.map(([name, icon]) => (
            <li key={name} className="kit-icon">
              <Icon name={icon} />
              <span dir="ltr">{name}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Icon" state="each size, filled">
        <div className="kit-line">
          <Icon name="star" size="s" />
          <Icon name="star" />
          <Icon name="star" size="l" />
          <Icon name="star" size="l" isFilled />
        </div>
      </Sample>
      <Sample name="Picture" state="each ratio">
        <div className="kit-pictures">
          {RATIOS.map((ratio) => (
            <Picture key={ratio} src={PICTURE} alt={words.place} ratio={ratio} />
          ))}
        </div>
      </Sample>
      <Sample name="Picture" state="none, and one that does not come">
        <div className="kit-pictures">
          <Picture alt={words.short} ratio="4/3" />
          <Picture src={LOST} alt={words.short} ratio="4/3" />
        </div>
      </Sample>
      <Sample name="Carousel">
        <Kept start={0}>
          {(index, keep) => (
            <Carousel
              slides={[PICTURE, LOST, PICTURE].map((src, at) => (
                <Picture key={at} src={src} alt={words.place} ratio="16/9" />
              ))}
              label={words.place}
              previousLabel={words.previous}
              nextLabel={words.next}
              dotLabel={(at) => `${words.place} ${at + 1}`}
              index={index}
              onIndex={keep}
            />
          )}
        </Kept>
      </Sample>
    </>
  );
}
