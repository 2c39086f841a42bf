/** `virtual:settings-defaults`: the default shop settings, computed at build time so that the page needs no schema for them. */
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const name = 'virtual:settings-defaults'

export const settingsDefaults = (): Plugin => ({
  name: 'settings-defaults',
  resolveId: id => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    const { module } = await runnerImport<{ readSettings(record: unknown): unknown }>(
      './src/contract/settings.ts',
      { resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } } },
    )
    return `export default ${JSON.stringify(module.readSettings({}))}`
  },
})
