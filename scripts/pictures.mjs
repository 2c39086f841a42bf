// `npm run pictures [-- --only=home,shop --group=game --accept]`: see e2e/pictures/pictures.ts. Builds first if the sources have changed.
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { prepare, root, run } from './prepare.mjs'
import { installServices, requireHeadlessChromium } from './services.mjs'

await prepare()
installServices('fonts-liberation') // the email preview uses system fonts
buildStale()
const { status } = run(
  join(root, 'node_modules', '.bin', 'tsx'),
  [join('e2e', 'pictures', 'pictures.ts'), ...process.argv.slice(2)],
  { must: false, env: { CHROMIUM_PATH: requireHeadlessChromium() } },
)
process.exit(status ?? 1)
