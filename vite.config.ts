import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkNames } from './scripts/client/chunk-names.ts'
import { gallery } from './scripts/client/gallery.ts'
import { iconSprite } from './scripts/client/icon-sprite.ts'
import { lightContract } from './scripts/client/light-contract.ts'
import { packFiles } from './scripts/client/pack-files.ts'
import { settingsDefaults } from './scripts/client/settings-defaults.ts'
import { shellFiles } from './scripts/client/shell-files.ts'
import { webglOnly } from './scripts/client/webgl-only.ts'
import { wordGroupOf, wordGroups } from './scripts/client/word-groups.ts'
import { wordFile } from './src/i18n/word-files.ts'

/** Imported everywhere for its calls, needed nowhere in the first load: it must not travel with it. */
const isSchemas = (id: string) => /node_modules\/zod\/|src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id)

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

/** Needed by every page of the app, before any of its screens. React and its renderer evaluate apart from the rest, so that hydration blocks input in short pieces. */
// Each holds all it stands on itself: one that reached into the shell would be evaluated before what it needs.
const initial = { tags: ['$initial' as const] }
const ground = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'query', test: /node_modules\/@tanstack\// },
  { name: 'i18n', test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements)\// },
]

const words = (id: string) => {
  const [, language, area] = /src\/i18n\/locales\/(\w+)\/([\w-]+)\.json/.exec(id) ?? []
  return language && area ? wordFile(language, area) : (wordGroupOf(id) ?? null)
}

/**
 * Files that a page fetches ahead of its own script are listed in the first load: not those of the administration, which are two thirds
 * of all, nor what is there already.
 */
const adminFiles = 'assets/admin-'
const isNotInitial = (file: string) =>
  !/\/(rolldown-runtime|react|query|router|i18n|boot|preload-helper)-[\w-]{8}\.js$/.test(file)
const isAdmin = (id: string | null | undefined) => /src\/(app\/routes|features)\/admin\//.test(id ?? '')

/** `src/main.tsx` and what it imports comes first and must stay small. */
const isStart = (id: string) =>
  /index\.html|src\/(main\.tsx|ssr\/hydration\/(fetch-files|first-interaction))|vite\/preload-helper/.test(id)

/** Without its warnings for developers; the package's own exports name only the files that have them. */
const routerForProduction = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(
    new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  ),
}))

/**
 * The client build. The server serves `dist/client` and, in development, runs this as middleware. With `build.ssr` it is the
 * renderer, which renders the same screens on the server.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    lightContract(),
    settingsDefaults(),
    wordGroups(),
    iconSprite(),
    gallery(),
    webglOnly(),
    ...(isSsrBuild ? [] : [shell.plugin, serviceWorker(), packFiles()]),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      ...(isSsrBuild || command === 'serve' ? [] : routerForProduction),
    ],
  },
  ssr: { noExternal: true },
  json: { namedExports: false, stringify: true }, // words as text: a browser parses them faster than code
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: process.env.NODE_ENV !== 'production',
    manifest: true,
    modulePreload: {
      polyfill: false, // whoever lacks it loads without it
      resolveDependencies: (file, files) => {
        const fetched = file.startsWith(adminFiles) ? [] : files.filter(isNotInitial)
        return fetched.every(name => name === file) ? [] : fetched // alone, its import fetches it as soon
      },
    },
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].mjs' } }
      : {
          input: { index: 'index.html', boot: 'src/app/boot.tsx' },
          output: {
            chunkFileNames: ({ facadeModuleId }) =>
              `${isAdmin(facadeModuleId) ? adminFiles : 'assets/'}[name]-[hash].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                ...ground.map(group => ({ ...group, ...initial })),
                { name: 'shell', ...initial, test: id => !isSchemas(id) && !isStart(id) },
                { name: words, debugName: 'words' },
                { name: chunkNames(isStart), debugName: 'front' },
              ],
            },
          },
        },
  },
}))
