import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The client build. The server serves `dist/client` and, in development, runs this as middleware. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: process.env.NODE_ENV !== 'production',
    manifest: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
  },
})
