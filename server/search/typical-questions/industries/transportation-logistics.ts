import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/transportation-logistics`. */
export const transportationLogisticsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/transportation-logistics#checks-by-role',
    answer:
      'Carriers and subcontractors. Checks: Authority, insurance at the insurer, address. Repeat: Each first load on a new lane. Turnaround: Up to 15 working days (issuing body).',
    asked: ['checks on carriers', 'new haulier'],
  },
  {
    passage: '/industries/transportation-logistics#checks-by-role~1',
    answer:
      'Forwarders, brokers, customs agents. Checks: Registry, licence, owners, watchlist. Repeat: Twice a year, or on a new bank account. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on freight forwarders', 'customs broker vetting'],
  },
  {
    passage: '/industries/transportation-logistics#checks-by-role~2',
    answer:
      'Warehouse and dock teams. Checks: Employment, criminal where lawful. Repeat: With the site pass. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for warehouse workers', 'forklift and dock workers'],
  },
  {
    passage: '/industries/transportation-logistics#checks-by-role~3',
    answer:
      'Staff in air-cargo or port zones. Checks: History and record in the form the rules set. Repeat: As aviation or port rules require. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['airport cargo staff checks', 'air cargo handlers'],
  },
  {
    passage:
      '/industries/transportation-logistics#how-fast-can-you-verify-a-carrier-while-the-truck-waits',
    answer:
      'We read public authority and filings in minutes. The call to the insurer needs office hours, so hold the load until the insurer has confirmed.',
    asked: [
      'carrier check at the dock',
      'verify a haulier on the spot',
      'is the trucking firm at our gate real',
      'verify a trucking company quickly',
      'an unknown haulier stands at our dock and wants to load',
    ],
  },
  {
    passage:
      '/industries/transportation-logistics#does-a-good-rating-on-a-load-board-prove-a-carrier-is-safe',
    answer:
      'It helps a little, because accounts are sold together with their ratings. We check whether domain, phone and bank account are as old as the company.',
    asked: [
      'five stars on a freight exchange',
      'trust in load board reviews',
      'freight platform score enough?',
      'load board rating',
    ],
  },
  {
    passage: '/industries/transportation-logistics#where-can-i-read-about-driver-checks',
    answer:
      'In our guide for drivers and fleets. This guide covers carriers, warehouses and documents.',
    asked: [
      'rules for truck drivers',
      'where is the page on fleet driver screening',
      'CDL information',
    ],
  },
  {
    passage:
      '/industries/transportation-logistics#how-can-we-tell-that-our-freight-was-brokered-to-another-carrier',
    answer:
      'We compare the carrier on your booking with the authority, insurance and plate that arrive. Ask for the driver’s dispatch details before you open the doors.',
    asked: [
      'double brokering',
      'another truck than booked arrives',
      'our shipment was passed on to a stranger',
      'another truck came than the one we booked',
    ],
  },
  {
    passage:
      '/industries/transportation-logistics#can-a-supplier-check-connect-to-our-transport-management-system',
    answer:
      'Yes, by file transfer, or through a connection that we build for your system. Your system can hold a booking until authority and insurance are confirmed.',
    asked: [
      'TMS integration for carrier vetting',
      'automate haulier checks in our dispatch software',
      'block loads to unverified carriers',
      'TMS connection',
    ],
  },
]
