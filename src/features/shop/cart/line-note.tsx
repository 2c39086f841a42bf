/**
 * Editable note for the workshop. A note from the configurator is read-only, because it belongs to the configuration.
 */
import { useState } from 'react'
import { type CartItem, useCart } from '@/stores/cart.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { iconPencilSimple } from '@/ui/icon/icons.ts'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './line-note.module.css'
import { ShownNote } from './shown-note.tsx'

export function LineNote({ item, words: { t } }: { item: CartItem; words: ShopWords }) {
  const [draft, setDraft] = useState<string>()
  if (item.configured) return <ShownNote item={item} />
  if (draft === undefined)
    return (
      <div className={styles.closed}>
        <ShownNote item={item} />
        <Button
          size="small"
          variant="text"
          icon={iconPencilSimple}
          aria-label={`${t(item.note_worksheet ? 'cart.note_change' : 'cart.note_add')}: ${item.title}`}
          onClick={() => setDraft(item.note_worksheet)}
        >
          {t(item.note_worksheet ? 'cart.note_change' : 'cart.note_add')}
        </Button>
      </div>
    )
  return (
    <form
      className={styles.open}
      onSubmit={event => {
        event.preventDefault()
        useCart.getState().setNote(item.cartId, draft)
        setDraft(undefined)
      }}
    >
      <TextAreaField
        label={t('cart.note_of', { name: item.title })}
        rows={2}
        maxLength={500}
        value={draft}
        onChange={event => setDraft(event.target.value)}
        autoFocus
      />
      <Button size="small" variant="soft" type="submit">
        {t('cart.note_save')}
      </Button>
    </form>
  )
}
