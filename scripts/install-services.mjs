// Runs as a separate process, so that apt installs services while types and lint are checked. With the argument `engines` it also installs browsers.
import { engineServices, installServices, postgresPackage, s3Services } from './services.mjs'

const others = process.argv.includes('engines') ? engineServices : []
installServices(
  'chromium-headless-shell',
  postgresPackage,
  'redis-server',
  'pgbouncer',
  'haproxy',
  'prometheus',
  ...s3Services,
  ...others,
)
