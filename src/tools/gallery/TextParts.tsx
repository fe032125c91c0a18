import { Badge } from '../../ui/text/Badge.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Price } from '../../ui/text/Price.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { Sample } from './Sample.tsx';
import type { PartsProps } from './words.ts';

const TONES = ['neutral', 'brand', 'positive', 'warning', 'danger'] as const;

interface TextPartsProps extends PartsProps {
  isCurrencyLast: boolean;
}

export function TextParts({ words, isCurrencyLast }: TextPartsProps) {
  const price = { currency: words.currency, isCurrencyLast };
  return (
    <>
      <Sample name="Badge" state="each tone, long text">
        <div className="kit-line">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {words.short}
            </Badge>
          ))}
          <Badge>{words.long}</Badge>
        </div>
      </Sample>
      <Sample name="Tag" state="with and without an icon, long text">
        <div className="kit-line">
          <Tag icon="leaf">{words.short}</Tag>
          <Tag>{words.short}</Tag>
          <Tag icon="flame">{words.long}</Tag>
        </div>
      </Sample>
      <Sample name="Price" state="in force, old, large">
        <div className="kit-line">
          <Price {...price} amount="5.000" />
          <Price {...price} amount="7.500" isOld label={words.reason} />
          <Price {...price} amount="1,234,567.890" />
        </div>
      </Sample>
      <Sample name="Link">
        <p>
          {words.short} <Link to="/">{words.action}</Link>
        </p>
        <p>
          <Link to="/">{words.long}</Link>
        </p>
      </Sample>
      <Sample name="Bidi" state="texts of the other direction among words">
        <p>
          {words.label}: <Bidi>مندي لحم (2)</Bidi>, <Bidi>Lamb mandi (2)</Bidi>,{' '}
          <Bidi dir="ltr">+965 99 12 34 56</Bidi>
        </p>
        <p>
          <Bidi>{words.unbroken}</Bidi>
        </p>
      </Sample>
      <Sample name="VisuallyHidden" state="nothing to see between the brackets">
        <p>
          [<VisuallyHidden>{words.short}</VisuallyHidden>]
        </p>
      </Sample>
    </>
  );
}
