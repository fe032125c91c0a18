/** Where a build is served, and under which names. */
export interface Place {
  /** The folder of the build, whose large files get compressed copies beside them. */
  build: string;
  /** The folder for the host's files, unless they belong in the build. */
  out: string;
  /** The folder of the build on the host. */
  root: string;
  /** Names of this host for diners; an empty list matches every name. */
  names: readonly string[];
  port: number | undefined;
  /** Certificate and key, for a host that ends TLS itself. */
  certificate: { file: string; key: string } | undefined;
  /**
   * Origin of the venue's server, to which calls are forwarded; undefined if the app calls it
   * itself.
   */
  server: string | undefined;
}

export interface KitFile {
  name: string;
  text: string;
  /** True when the host reads the file from the folder of the build. */
  isInBuild?: true;
}
