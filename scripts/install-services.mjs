// A process of its own, so that apt installs what the tests need while npm fetches packages.
import { engineServices, installServices } from './services.mjs'

installServices('chromium-headless-shell', 'postgresql', 'redis-server', ...engineServices)
