/** The part of Trusted Types used here, which TypeScript's library does not declare yet. */
export interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}
