import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkNames } from './scripts/client/chunk-names.ts'
import { gallery } from './scripts/client/gallery.ts'
import { iconSprite } from './scripts/client/icon-sprite.ts'
import { leanRouter } from './scripts/client/lean-router.ts'
import { lightContract } from './scripts/client/light-contract.ts'
import { packFiles } from './scripts/client/pack-files.ts'
import { settingsDefaults } from './scripts/client/settings-defaults.ts'
import { shellFiles } from './scripts/client/shell-files.ts'
import { webglOnly } from './scripts/client/webgl-only.ts'
import { wordGroupOf, wordGroups } from './scripts/client/word-groups.ts'
import { wordFile } from './src/i18n/word-files.ts'

/** Imported in many places for its calls but not needed in the first load, so it must be in a separate chunk. */
const isSchemas = (id: string) => /node_modules\/zod\/|src\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id)

/**
 * Runs last, because it lists the files of the build. The server provides the manifest, because it exists in six
 * languages.
 */
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

/**
 * Needed by every page of the app, before any of its screens. React and its renderer are evaluated separately, so that
 * hydration blocks input in short pieces.
 */
// Each group contains all its dependencies. A group that imported from the shell would be evaluated before them.
const initial = { tags: ['$initial' as const] }
const ground = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'libraries',
    test: /node_modules\/(react-router|@tanstack|i18next|react-i18next|html-parse-stringify|void-elements)/,
  },
]

const words = (id: string) => {
  const [, language, area] = /src\/i18n\/locales\/(\w+)\/([\w-]+)\.json/.exec(id) ?? []
  return language && area ? wordFile(language, area) : (wordGroupOf(id) ?? null)
}

/**
 * The first load lists files that a page fetches before its own script. Excluded are those of the administration, which
 * are two thirds of all, and files that are already loaded.
 */
const adminFiles = 'assets/admin-'
const isNotInitial = (file: string) =>
  !/\/(rolldown-runtime|react|libraries|boot|preload-helper)-[\w-]{8}\.js$/.test(file)
const isAdmin = (id: string | null | undefined) => /src\/(app\/routes|features)\/admin\//.test(id ?? '')

/** `src/main.tsx` and its imports are loaded first and must stay small. */
const isStart = (id: string) =>
  /index\.html|src\/(main\.tsx|ssr\/hydration\/(fetch-files|first-interaction))|vite\/preload-helper/.test(id)

/** Without the warnings for developers. The package's own exports only offer the files that contain them. */
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
    ...(isSsrBuild ? [] : [leanRouter(), shell.plugin, serviceWorker(), packFiles()]),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      ...(isSsrBuild || command === 'serve' ? [] : routerForProduction),
    ],
  },
  ssr: { noExternal: true },
  json: { namedExports: false, stringify: true }, // texts as JSON strings: a browser parses them faster than code
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: process.env.NODE_ENV !== 'production',
    manifest: true,
    modulePreload: {
      polyfill: false, // browsers without it load without preloading
      resolveDependencies: (file, files) => {
        const fetched = file.startsWith(adminFiles) ? [] : files.filter(isNotInitial)
        return fetched.every(name => name === file) ? [] : fetched // for a single file, the import itself fetches it as early
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
