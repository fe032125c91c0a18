import { useEffect, useState, useSyncExternalStore } from 'react';

export const CAMERA_FAILURES = ['refused', 'missing', 'insecure', 'busy'] as const;
type CameraFailure = (typeof CAMERA_FAILURES)[number];

const ASKED: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
};

/** By the name of the error, which in some browsers is not an `Error`. */
const FAILURES: ReadonlyMap<unknown, CameraFailure> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
]);

function withoutCamera(): CameraFailure | undefined {
  // Its type says always defined, but pages over plain http have none.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices && 'getUserMedia' in devices) return undefined;
  return globalThis.isSecureContext ? 'missing' : 'insecure';
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function onSight(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
const isInSight = () => document.visibilityState === 'visible';

/** The camera, while it is wanted and the page is visible; stops at once otherwise. */
export function useCamera(isWanted: boolean) {
  const isOn = useSyncExternalStore(onSight, isInSight) && isWanted;
  const [stream, setStream] = useState<MediaStream>();
  const [failure, setFailure] = useState<CameraFailure>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let held: MediaStream | undefined;
    const fail = (why: CameraFailure) => {
      if (isOver) return;
      setStream(undefined);
      setFailure(why);
    };
    const start = async () => {
      const why = withoutCamera();
      if (why) return fail(why);
      try {
        const given = await navigator.mediaDevices.getUserMedia(ASKED);
        if (isOver) return stop(given);
        held = given;
        // The camera was unplugged, or another app took it.
        for (const track of given.getTracks()) track.addEventListener('ended', () => fail('busy'));
        setStream(given);
      } catch (error) {
        fail(FAILURES.get((error as { name?: unknown } | undefined)?.name) ?? 'busy');
      }
    };
    void start();
    return () => {
      isOver = true;
      stop(held);
      setStream(undefined);
      setFailure(undefined);
    };
  }, [isOn, attempt]);
  return { stream, failure, retry: () => setAttempt((count) => count + 1) };
}

/** TypeScript's library does not declare it. */
type WithTorch<Settings> = Settings & { torch?: boolean };

/** The camera's light, if it has one; `isPlaying`, because some cameras report it only then. */
export function useTorch(stream: MediaStream | undefined, isPlaying: boolean) {
  const [litTrack, setLitTrack] = useState<MediaStreamTrack>();
  const track = isPlaying ? stream?.getVideoTracks()[0] : undefined;
  // Not every browser supports it.
  const can: WithTorch<MediaTrackCapabilities> | undefined =
    track && 'getCapabilities' in track ? track.getCapabilities() : undefined;
  if (!track || can?.torch !== true) return undefined;
  const isLit = litTrack === track;
  const toggle = async () => {
    const torch: WithTorch<MediaTrackConstraintSet> = { torch: !isLit };
    try {
      await track.applyConstraints({ advanced: [torch] });
      setLitTrack(isLit ? undefined : track);
    } catch {
      // The light does not change, and neither does its button.
    }
  };
  return { isLit, toggle: () => void toggle() };
}
