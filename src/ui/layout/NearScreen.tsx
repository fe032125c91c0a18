import { useEffect, useRef, useState, type ReactNode } from 'react';

/** One screen ahead: with more, a jump would render more at once than a slow phone can. */
const NEAR = '100% 0px';

/** Without IntersectionObserver everything renders. */
const canTell = () => typeof IntersectionObserver !== 'undefined';

interface NearScreenProps {
  className?: string | undefined;
  /** The height reserved before its first render. */
  likelyHeight: string;
  /** Renders from the start: it is on the first screen. */
  isFirst?: boolean;
  children: ReactNode;
}

/**
 * A part of a long list: renders only near the screen, and reserves its height elsewhere. A list
 * that renders in full makes each change slower, the longer it is.
 */
export function NearScreen({ className, likelyHeight, isFirst, children }: NearScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Undefined while the children are rendered. */
  const [room, setRoom] = useState(isFirst || !canTell() ? undefined : likelyHeight);
  useEffect(() => {
    if (!box.current || !canTell()) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, target, boundingClientRect } = entry;
        if (isIntersecting) setRoom(undefined);
        // A part with the focus stays: otherwise the next Tab would start at the top of the page.
        else if (!target.contains(document.activeElement))
          setRoom(`${boundingClientRect.height}px`);
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className} style={room === undefined ? {} : { blockSize: room }}>
      {room === undefined && children}
    </div>
  );
}
