/** Computed at build time by `scripts/client/settings-defaults.ts`. */
declare module 'virtual:settings-defaults' {
  const defaults: import('@/contract/settings.ts').Settings
  export default defaults
}
