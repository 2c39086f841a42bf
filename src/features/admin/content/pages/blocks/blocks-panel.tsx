/** Blocks of a page: added, moved, deleted. Each is edited in the language that the form shows. */
import { useTranslation } from 'react-i18next'
import { blockKinds, type PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { useField } from '../../../framework/fields/inputs.tsx'
import { SortableRows } from '../../../framework/record/sortable-rows.tsx'
import { moved } from '../../../framework/record/use-order.tsx'
import { newBlock, randomName } from '../page-form.ts'
import { BlockFields } from './block-fields.tsx'
import styles from './blocks.module.css'

export function BlocksPanel({ language }: { language: Locale }) {
  const { t } = useTranslation('admin-words')
  const { value: blocks, change, error } = useField<PageBlock[]>('blocks')
  const nameOf = (id: string) => {
    const at = blocks.findIndex(block => block.id === id)
    const editedBlock = blocks[at]
    return editedBlock ? `${at + 1}. ${t(`blocks.kind.${editedBlock.kind}`)}` : ''
  }
  return (
    <Panel dense titleAs="h2" title={t('blocks.heading')}>
      {blocks.length === 0 && <p className={styles.none}>{t('blocks.none')}</p>}
      <SortableRows
        ids={blocks.map(block => block.id)}
        nameOf={nameOf}
        onMove={(from, to) => change(moved(blocks, from, to))}
      >
        {(id, at) => {
          const block = blocks[at]
          if (!block) return null
          return (
            <section className={styles.block} aria-label={nameOf(id)}>
              <header>
                <h3>{nameOf(id)}</h3>
                <TooltipButton
                  icon={iconTrash}
                  size={18}
                  label={`${t('blocks.remove')}: ${nameOf(id)}`}
                  onClick={() => change(blocks.filter(candidate => candidate.id !== id))}
                />
              </header>
              <BlockFields block={block} at={`blocks.${at}`} language={language} />
            </section>
          )
        }}
      </SortableRows>
      {error && <p className={styles.fault}>{error}</p>}
      <fieldset className={styles.add}>
        <legend>{t('blocks.add')}</legend>
        {blockKinds.map(kind => (
          <Button
            key={kind}
            variant="soft"
            size="dense"
            icon={iconPlus}
            onClick={() => change([...blocks, newBlock(kind, randomName)])}
          >
            {t(`blocks.kind.${kind}`)}
          </Button>
        ))}
      </fieldset>
    </Panel>
  )
}
