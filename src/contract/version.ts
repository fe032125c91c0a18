/** Of the contract, told apart from the app's: CHANGELOG.md beside it says what each one asks for. */
export const CONTRACT_VERSION = '1.1.0';
