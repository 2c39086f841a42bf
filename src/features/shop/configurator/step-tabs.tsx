/** Steps as tabs on a phone. Wide screens show all steps without tabs. */
import { useEffect, useRef } from 'react'
import type { Collection } from '@/contract/endpoints/shop/collections.ts'
import { designStep } from '@/contract/endpoints/shop/print-design.ts'
import type { TFunction } from '@/i18n/words.ts'
import { classNames } from '@/ui/class-names.ts'
import styles from './step-tabs.module.css'

interface StepTabsProps {
  collection: Collection
  t: TFunction<'configurator'>
  active: string
  places: readonly string[]
  isStaying: boolean // visible in the scrolling panel
  onActive(place: string): void
}

export function StepTabs({ collection, t, active, places, isStaying, onActive }: StepTabsProps) {
  const tabs = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step is active
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    const row = tabs.current
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [active])
  return (
    <nav ref={tabs} className={classNames(styles.tabs, isStaying && styles.staying)} aria-label={t('steps')}>
      {places.map(place => (
        <button
          key={place}
          type="button"
          aria-current={place === active ? 'step' : undefined}
          onClick={() => onActive(place)}
        >
          {place === designStep && collection.print
            ? t('design.title')
            : (collection.steps.find(step => step.code === place)?.name ?? t('finish'))}
        </button>
      ))}
    </nav>
  )
}
