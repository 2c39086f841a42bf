/** Heart button of a product, filled while the product is a favourite. */
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { iconHeart, iconHeartFill } from '@/ui/icon/icons.ts'
import styles from './favourite-button.module.css'
import { useFavourite } from './use-favourites.ts'

interface FavouriteButtonProps {
  productId: number
  name: string // of the product, for screen readers
}

export function FavouriteButton({ productId, name }: FavouriteButtonProps) {
  const { t } = useTranslation('shop')
  const { isKept, toggle } = useFavourite(productId)
  return (
    <IconButton
      look="round"
      icon={isKept ? iconHeartFill : iconHeart}
      label={t(isKept ? 'favourites.remove' : 'favourites.add', { name })}
      className={isKept ? styles.kept : undefined}
      onClick={toggle}
    />
  )
}
