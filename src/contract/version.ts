/** The contract's version, separate from the app's: CHANGELOG.md lists the changes of each. */
export const CONTRACT_VERSION = '1.1.0';
