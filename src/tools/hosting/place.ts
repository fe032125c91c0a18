/** Where a build lies and how diners come to it. */
export interface Place {
  /** The folder of the build, whose large files get packed copies beside them. */
  build: string;
  /** Where the files for the host are written, unless they belong into the build. */
  out: string;
  /** Where the build will lie on the host. */
  root: string;
  /** Names by which diners reach this host; none is every name. */
  names: readonly string[];
  port: number | undefined;
  /** Certificate and key, for a host that ends TLS itself. */
  certificate: { file: string; key: string } | undefined;
  /** Origin of the venue's server, to which calls are passed on; undefined where the app calls it itself. */
  server: string | undefined;
}

export interface KitFile {
  name: string;
  text: string;
  /** Whether its host reads it from the folder of the build. */
  isInBuild?: true;
}
