/** Screens that show a picture during the start of an app: width, height and pixels per point. */
export const SPLASH_SCREENS = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 2],
  [414, 896, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [820, 1180, 2],
  [834, 1194, 2],
  [1024, 1366, 2],
] as const;

export function splashAddress(width: number, height: number, density: number): string {
  return `/install/splash-${width * density}x${height * density}.png`;
}
