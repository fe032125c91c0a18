import { useEffect, useRef, useState, type ReactNode } from 'react';

/** One screen before it is seen: more would be drawn at once by a jump than a slow phone can in a moment. */
const NEAR = '100% 0px';

/** Where it cannot, everything is drawn. */
const canTell = () => typeof IntersectionObserver !== 'undefined';

interface NearScreenProps {
  className?: string | undefined;
  /** The room that is kept for it until it has been drawn once. */
  likelyHeight: string;
  /** Drawn from the start, since it is on the first screen. */
  isFirst?: boolean;
  children: ReactNode;
}

/**
 * A piece of a list without an end: drawn while it is near the screen, elsewhere only its room is kept. A
 * list that is drawn whole lets the phone wait at each change, the longer the more it holds.
 */
export function NearScreen({ className, likelyHeight, isFirst, children }: NearScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Undefined while it is drawn. */
  const [room, setRoom] = useState(isFirst || !canTell() ? undefined : likelyHeight);
  useEffect(() => {
    if (!box.current || !canTell()) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, target, boundingClientRect } = entry;
        if (isIntersecting) setRoom(undefined);
        // What has the focus stays, else the next Tab would begin at the top of the page.
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
