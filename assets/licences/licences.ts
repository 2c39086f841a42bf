/**
 * The public list of everything in the shop that others made: fonts, icons and libraries, each with its author and the words of
 * its licence as installed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Package {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  homepage?: string
}

const LICENCE_FILE = /^(licen[cs]e|copying)(_font)?(\.(md|txt))?$/i
const RULE = '='.repeat(72)

const read = (file: string): Package => JSON.parse(readFileSync(file, 'utf8')) as Package

const authorOf = ({ author }: Package): string | undefined =>
  typeof author === 'string' ? author : author?.name

function wordsOf(folder: string): string | undefined {
  const files = readdirSync(folder).filter(name => LICENCE_FILE.test(name))
  if (files.length === 0) return undefined
  return files.map(file => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
}

function entryOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name)
  const one = read(join(folder, 'package.json'))
  const facts = [`${one.name} ${one.version}`, one.license, authorOf(one), one.homepage].filter(Boolean)
  return [RULE, ...facts, '', wordsOf(folder) ?? 'The package carries no copy of its licence.', ''].join('\n')
}

const heading = [
  'Bottega Arcana: made by others',
  '',
  'Characters, landscapes, cards, products, clips and sounds were made for this project.',
  'Fonts (Lilita One, Lexend, Lato), the icons of the types (Phosphor) and the libraries below belong to their authors.',
  '',
].join('\n')

/** @param root folder of package.json */
export function licencesText(root: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const names = [...Object.keys(dependencies), '@iconify-json/ph'].toSorted()
  const installed = names.filter(name => existsSync(join(root, 'node_modules', name)))
  return `${heading}\n${installed.map(name => entryOf(root, name)).join('\n')}`
}
