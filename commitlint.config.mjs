// Commit subjects are `area: summary` or `area, area: summary`, with areas of the list in CONTRIBUTING.
import { readFileSync } from 'node:fs'

const contributing = readFileSync(new URL('CONTRIBUTING.md', import.meta.url), 'utf8')
const list = contributing.split(/^## Commits$/m)[1]?.match(/^- .*(?:\n(?!\n).*)*/m)?.[0] ?? ''
const areas = [...list.matchAll(/`([\w-]+)`/g)].map(([, area]) => area)

/** @param {{ type: string | null }} commit */
const areaEnum = ({ type }) => {
  const unlisted = type?.split(', ').filter(area => !areas.includes(area)) ?? []
  return [unlisted.length === 0, `not an area of CONTRIBUTING: ${unlisted.join(', ')}`]
}

export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^([\w-]+(?:, [\w-]+)*): (\S.*)$/,
      headerCorrespondence: ['type', 'subject'],
    },
  },
  plugins: [{ rules: { 'area-enum': areaEnum } }],
  rules: {
    'area-enum': [2, 'always'],
    'header-max-length': [2, 'always', 72],
    'type-empty': [2, 'never'],
  },
}
