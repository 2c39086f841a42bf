import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/client/icon-sprite.ts'
import { lightContract } from './scripts/client/light-contract.ts'
import { packFiles } from './scripts/client/pack-files.ts'
import { settingsDefaults } from './scripts/client/settings-defaults.ts'

/** Imported everywhere for its calls, needed nowhere in the first load: it must not travel with it. */
const isSchemas = (id: string) => /node_modules\/zod\/|src\/contract\/[\w-]+\.ts$/.test(id)

/** The client build. The server serves `dist/client` and, in development, runs this as middleware. */
export default defineConfig({
  plugins: [react(), lightContract(), settingsDefaults(), iconSprite(), packFiles()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: process.env.NODE_ENV !== 'production',
    manifest: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'shell', tags: ['$initial'], test: id => !isSchemas(id) }],
        },
      },
    },
  },
})
