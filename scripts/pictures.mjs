// `npm run pictures [-- --only=home,shop --group=game --accept]`: see e2e/pictures/pictures.ts. Builds what is stale first.
import { join } from 'node:path'
import { buildStale } from './build.mjs'
import { installPackages, requireNode, root, run } from './prepare.mjs'
import { installServices, requireHeadlessChromium } from './services.mjs'

requireNode()
process.chdir(root)
installPackages()
installServices('fonts-liberation') // the preview of an email is set in the system's fonts
buildStale()
const { status } = run(
  join(root, 'node_modules', '.bin', 'tsx'),
  [join('e2e', 'pictures', 'pictures.ts'), ...process.argv.slice(2)],
  { must: false, env: { CHROMIUM_PATH: requireHeadlessChromium() } },
)
process.exit(status ?? 1)
