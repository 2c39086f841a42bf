import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { iconSprite } from './scripts/client/icon-sprite.ts'
import { lightContract } from './scripts/client/light-contract.ts'
import { packFiles } from './scripts/client/pack-files.ts'
import { settingsDefaults } from './scripts/client/settings-defaults.ts'
import { shellFiles } from './scripts/client/shell-files.ts'

/** Imported everywhere for its calls, needed nowhere in the first load: it must not travel with it. */
const isSchemas = (id: string) => /node_modules\/zod\/|src\/contract\/[\w-]+\.ts$/.test(id)

/** Written last of all, since it lists the files of the build. The manifest is the server's: it speaks six languages. */
const shell = shellFiles()
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: { globPatterns: ['**/*'], manifestTransforms: [shell.transform] },
  })

/** The client build. The server serves `dist/client` and, in development, runs this as middleware. */
export default defineConfig({
  plugins: [
    react(),
    lightContract(),
    settingsDefaults(),
    iconSprite(),
    shell.plugin,
    serviceWorker(),
    packFiles(),
  ],
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
