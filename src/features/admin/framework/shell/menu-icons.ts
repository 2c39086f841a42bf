import { iconArticle, iconChartLineUp, iconImages } from '@/ui/icon/admin-icons.ts'
import { iconFileText } from '@/ui/icon/document-icon.ts'
import {
  iconCards,
  iconCreditCard,
  iconEnvelope,
  iconFunnel,
  iconGear,
  iconPackage,
  iconSparkle,
  iconSquaresFour,
  iconTag,
  iconTicket,
  iconTruck,
  iconUsers,
} from '@/ui/icon/icons.ts'
import type { AdminMenuScreen } from './menu.ts'

export const menuIcons: Record<AdminMenuScreen, string> = {
  admin: iconChartLineUp,
  adminUsers: iconUsers,
  adminOrders: iconPackage,
  adminPages: iconArticle,
  adminCategories: iconSquaresFour,
  adminProducts: iconTag,
  adminAttributes: iconFunnel,
  adminPayments: iconCreditCard,
  adminShipping: iconTruck,
  adminCoupons: iconTicket,
  adminNewsletter: iconEnvelope,
  adminSlideshow: iconImages,
  adminDocuments: iconFileText,
  adminPacks: iconCards,
  adminCharacters: iconSparkle,
  adminSettings: iconGear,
}
