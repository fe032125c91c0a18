import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface AnnouncerProps {
  text: string;
}

/**
 * Announces its text when it changes. Keep it mounted: a region inserted with text is not read out.
 */
export function Announcer({ text }: AnnouncerProps) {
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}
