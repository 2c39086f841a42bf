/** All characters by number, rarity and type. Characters changed by the administration are marked. */
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminCharacterRow } from '@/contract/endpoints/admin/characters.ts'
import { codeName, elements, rarities } from '@/contract/endpoints/game/characters.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { ChoiceFilter, FlagFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { NamedRow } from '../../framework/record/named-row.tsx'

interface CharacterListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

export function CharacterList({ title, locale, linkTo }: CharacterListProps) {
  const { t } = useTranslation(['admin-goods', 'admin', 'game'])
  const iso = formatTag(locale)
  return (
    <ListFrame
      resource="characters"
      title={title}
      sort={{ field: 'numero_carta', order: 'ASC' }}
      searchHint={t('characters.search')}
      emptyTitle={t('characters.none')}
      filters={
        <>
          <ChoiceFilter
            source="rarita"
            label={t('admin:column.rarity')}
            options={rarities.map(rarity => ({ value: rarity, label: t(`game:rarity.${codeName(rarity)}`) }))}
          />
          <ChoiceFilter
            source="tipo"
            label={t('admin:column.type')}
            options={elements.map(element => ({
              value: element,
              label: t(`game:type.${codeName(element)}`),
            }))}
          />
          <FlagFilter source="edited" label={t('characters.edited')} />
        </>
      }
      actions={<NewButton href={linkTo('adminCharacterCreate')}>{t('characters.new')}</NewButton>}
      table={{
        rowClick: (_, __, record) => linkTo('adminCharacter', { slug: String(record.slug) }),
      }}
    >
      <DataTable.Col
        source="numero_carta"
        label={t('admin:column.number')}
        render={(row: AdminCharacterRow) => String(row.numero_carta).padStart(3, '0')}
      />
      <DataTable.Col
        source="nome"
        label={t('admin:column.character')}
        render={(row: AdminCharacterRow) => (
          <NamedRow
            href={linkTo('adminCharacter', { slug: row.slug })}
            name={row.nome}
            note={t('characters.moves', { count: row.moves })}
            picture={row.picture}
            element={row.tipo}
          />
        )}
      />
      <DataTable.Col
        source="rarita"
        disableSort
        label={t('admin:column.rarity')}
        render={(row: AdminCharacterRow) => t(`game:rarity.${codeName(row.rarita)}`)}
      />
      <DataTable.Col
        source="tipo"
        disableSort
        label={t('admin:column.type')}
        render={(row: AdminCharacterRow) => t(`game:type.${codeName(row.tipo)}`)}
      />
      <DataTable.Col align="right" source="pv" label={t('admin:column.health')} />
      <DataTable.Col align="right" source="atk" label={t('characters.attack')} />
      <DataTable.Col align="right" source="resistenza" label={t('admin:column.resistance')} />
      <DataTable.Col
        align="right"
        source="owned"
        disableSort
        label={t('characters.owned')}
        render={(row: AdminCharacterRow) => row.owned.toLocaleString(iso)}
      />
      <DataTable.Col
        source="edited_at"
        label={t('admin:column.status')}
        render={(row: AdminCharacterRow) =>
          row.edited_at ? (
            <Badge tone="amber">{t('characters.edited')}</Badge>
          ) : (
            <Badge tone="muted">{t('characters.shipped')}</Badge>
          )
        }
      />
    </ListFrame>
  )
}
