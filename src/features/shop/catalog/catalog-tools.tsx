/** Search, availability and order of the shelf. Typing searches after a breath; the last answer wins (query keys). */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { productSorts } from '@/contract/catalog.ts'
import { Chip } from '@/ui/action/chip.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass } from '@/ui/icon/icons.ts'
import type { ShopWords } from '../kit/product-words.ts'
import type { CatalogChoice } from './catalog-query.ts'
import styles from './catalog-tools.module.css'

const breathMillis = 250

export interface CatalogToolsProps {
  words: ShopWords
  choice: CatalogChoice
  onChoose(choice: CatalogChoice): void
}

export function CatalogTools({ words: { t }, choice, onChoose }: CatalogToolsProps) {
  const [text, setText] = useState(choice.search)
  const breath = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setText(choice.search), [choice.search])
  useEffect(() => () => clearTimeout(breath.current), [])
  const search = (value: string) => {
    clearTimeout(breath.current)
    if (value.trim() !== choice.search) onChoose({ ...choice, search: value.trim(), page: 1 })
  }
  const type = (value: string) => {
    setText(value)
    clearTimeout(breath.current)
    breath.current = setTimeout(() => search(value), breathMillis)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  return (
    <search>
      <form className={styles.tools} onSubmit={submit}>
        <TextField
          type="search"
          label={t('search.label')}
          hideLabel
          placeholder={t('search.placeholder')}
          icon={iconMagnifyingGlass}
          value={text}
          onChange={event => type(event.target.value)}
          maxLength={120}
          className={styles.search}
        />
        <Chip
          selected={choice.inStock}
          onClick={() => onChoose({ ...choice, inStock: !choice.inStock, page: 1 })}
        >
          {t('in_stock')}
        </Chip>
        <SelectField
          label={t('sort.label')}
          hideLabel
          value={choice.sort}
          onChange={event =>
            onChoose({ ...choice, sort: event.target.value as CatalogChoice['sort'], page: 1 })
          }
          options={productSorts.map(sort => ({
            value: sort,
            label: t(`sort.${sort.replace('-', 'dear_')}`),
          }))}
          className={styles.sort}
        />
      </form>
    </search>
  )
}
