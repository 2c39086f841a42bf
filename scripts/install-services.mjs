// A process of its own, so that apt installs what the tests need while npm fetches packages; with the word `engines` other browsers too.
import { engineServices, installServices } from './services.mjs'

const others = process.argv.includes('engines') ? engineServices : []
installServices('chromium-headless-shell', 'postgresql', 'redis-server', ...others)
