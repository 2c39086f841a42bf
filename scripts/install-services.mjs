// Runs as a separate process, so that apt installs services while npm installs packages. With the argument `engines` it also installs browsers.
import { engineServices, installServices } from './services.mjs'

const others = process.argv.includes('engines') ? engineServices : []
installServices('chromium-headless-shell', 'postgresql', 'redis-server', ...others)
