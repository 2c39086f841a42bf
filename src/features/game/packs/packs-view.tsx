/** The packs of this account, sealed or opened. What they hold is the server's secret. */
import { useTranslation } from 'react-i18next'
import type { CardType } from '@/contract/characters.ts'
import type { Pack } from '@/contract/packs.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Table, TableHead } from '../kit/night-panel.tsx'
import styles from './packs-view.module.css'

const looks: Record<Pack['rarity'], { picture: string; element: CardType }> = {
  common: { picture: 'pack-natura', element: 'Natura' },
  uncommon: { picture: 'pack-acqua', element: 'Acqua' },
  rare: { picture: 'pack-cosmo', element: 'Cosmico' },
  epic: { picture: 'pack-cosmo', element: 'Psichico' },
  legendary: { picture: 'pack-fuoco', element: 'Fuoco' },
}

export function PacksView({ packs, linkTo }: { packs: readonly Pack[]; linkTo: LinkTo }) {
  const { t } = useTranslation('game')
  const sealed = packs.filter(pack => !pack.is_opened)
  if (packs.length === 0) {
    return (
      <Table>
        <EmptyState
          as="h1"
          title={t('pack.empty')}
          element="Fuoco"
          picture="/assets/products/pack-fuoco.webp"
          actions={<Button href={linkTo('shop')}>{t('pack.shop')}</Button>}
        >
          {t('pack.empty_text')}
        </EmptyState>
      </Table>
    )
  }
  return (
    <Table>
      <TableHead title={t('pack.title')} lead={t('pack.lead')}>
        <p className={styles.count}>{t('pack.sealed', { count: sealed.length })}</p>
      </TableHead>
      <ul className={styles.row}>
        {packs.map(pack => (
          <li key={pack.id} data-opened={pack.is_opened}>
            <img
              src={`/assets/products/${looks[pack.rarity].picture}.webp`}
              alt=""
              width={760}
              height={760}
            />
            <b>{t(`pack.rarity.${pack.rarity}`)}</b>
            <span>{t(pack.is_opened ? 'pack.state_opened' : 'pack.state_sealed')}</span>
          </li>
        ))}
      </ul>
    </Table>
  )
}
