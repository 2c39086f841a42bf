import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRouterCode, removedFeatures, withoutUnusedParts } from './lean-router.ts'

const root = join(import.meta.dirname, '../..')
const library = join(root, 'node_modules/react-router/dist/production')

const routerFiles = readdirSync(library)
  .filter(name => name.endsWith('.mjs'))
  .map(name => ({ path: join(library, name), code: readFileSync(join(library, name), 'utf8') }))
  .filter(({ path, code }) => isRouterCode(path, code))

describe('React Router without unused parts', () => {
  it('replaces each listed declaration of the installed version and keeps the others', () => {
    expect(routerFiles).toHaveLength(1)
    const code = routerFiles[0]?.code ?? ''
    const lean = withoutUnusedParts(code)
    expect(lean).toContain('var PrefetchPageLinks = () => null')
    expect(lean).not.toMatch(/^function (loadLazyRoute|createHashRouter|PrefetchPageLinks)\(/m)
    expect(lean).toMatch(/^function createRouter\(/m)
    const declarations = (text: string) => text.match(/^(?:async )?(?:function|var) \w+/gm)?.length
    expect(declarations(lean)).toBe(declarations(code))
  })

  it('fails if the package has no declaration of a listed name', () => {
    expect(() => withoutUnusedParts('function createRouter() {}')).toThrow('React Router has no')
  })

  it('removes no feature that a page imports', () => {
    const importsFromRouter = /import \{([^}]*)\} from 'react-router(?:-dom)?'/g
    const users = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter(file =>
        [...readFileSync(join(root, 'src', file), 'utf8').matchAll(importsFromRouter)].some(
          ([, names = '']) => removedFeatures.test(names),
        ),
      )
    expect(users).toEqual([])
  })
})
