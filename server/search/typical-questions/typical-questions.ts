import type { TypicalQuestion } from '../typical/typical-question.ts'
import { solutionBackgroundScreeningQuestions } from './screening/solution-background-screening.ts'
import { criminalCheckQuestions } from './screening/criminal-check.ts'
import { educationVerificationQuestions } from './screening/education-verification.ts'
import { employmentVerificationQuestions } from './screening/employment-verification.ts'
import { watchlistScreeningQuestions } from './screening/watchlist-screening.ts'
import { addressVerificationQuestions } from './screening/address-verification.ts'
import { referenceValidationQuestions } from './screening/reference-validation.ts'
import { backgroundScreeningQuestions } from './screening/background-screening.ts'
import { kycComplianceQuestions } from './screening/kyc-compliance.ts'
import { citizenByInvestmentQuestions } from './screening/citizen-by-investment.ts'
import { solutionAiDataScienceQuestions } from './technology/solution-ai-data-science.ts'
import { solutionTechInnovationQuestions } from './technology/solution-tech-innovation.ts'
import { riskScoringQuestions } from './technology/risk-scoring.ts'
import { resumeRankingQuestions } from './technology/resume-ranking.ts'
import { computerVisionQuestions } from './technology/computer-vision.ts'
import { documentIntelligenceQuestions } from './technology/document-intelligence.ts'
import { interactiveDashboardsQuestions } from './technology/interactive-dashboards.ts'
import { nlpQuestions } from './technology/nlp.ts'
import { predictiveAnalyticsQuestions } from './technology/predictive-analytics.ts'
import { recommendationEnginesQuestions } from './technology/recommendation-engines.ts'
import { ragQuestions } from './technology/rag.ts'
import { sentimentAnalysisQuestions } from './technology/sentiment-analysis.ts'
import { cloudInfrastructureQuestions } from './technology/cloud-infrastructure.ts'
import { customSoftwareQuestions } from './technology/custom-software.ts'
import { dataMigrationQuestions } from './technology/data-migration.ts'
import { systemIntegrationQuestions } from './technology/system-integration.ts'
import { accountingAdvisoryQuestions } from './industries/accounting-advisory.ts'
import { bankingFinancialQuestions } from './industries/banking-financial.ts'
import { corporateProfessionalQuestions } from './industries/corporate-professional.ts'
import { insuranceQuestions } from './industries/insurance.ts'
import { legalServicesQuestions } from './industries/legal-services.ts'
import { realEstateQuestions } from './industries/real-estate.ts'
import { itSoftwareQuestions } from './industries/it-software.ts'
import { startupsTechQuestions } from './industries/startups-tech.ts'
import { ecommerceDigitalQuestions } from './industries/ecommerce-digital.ts'
import { telecommunicationsQuestions } from './industries/telecommunications.ts'
import { internationalStudentVerificationQuestions } from './industries/international-student-verification.ts'
import { healthcareMedicalQuestions } from './industries/healthcare-medical.ts'
import { governmentPublicQuestions } from './industries/government-public.ts'
import { educationAcademicQuestions } from './industries/education-academic.ts'
import { nonProfitQuestions } from './industries/non-profit.ts'
import { manufacturingIndustrialQuestions } from './industries/manufacturing-industrial.ts'
import { retailConsumerQuestions } from './industries/retail-consumer.ts'
import { transportationLogisticsQuestions } from './industries/transportation-logistics.ts'
import { energyUtilitiesQuestions } from './industries/energy-utilities.ts'
import { financialInstitutionQuestions } from './industries/financial-institution.ts'
import { gigWorkersQuestions } from './industries/gig-workers.ts'
import { academicEducationQuestions } from './industries/academic-education.ts'
import { hospitalityFoodLeisureQuestions } from './industries/hospitality-food-leisure.ts'
import { industrialManufacturingQuestions } from './industries/industrial-manufacturing.ts'
import { pharmaceuticalBiotechQuestions } from './industries/pharmaceutical-biotech.ts'
import { recruitmentAgenciesQuestions } from './industries/recruitment-agencies.ts'
import { driverFleetQuestions } from './industries/driver-fleet.ts'
import { techSaasCybersecurityQuestions } from './industries/tech-saas-cybersecurity.ts'
import { clientsQuestions } from './company/clients.ts'
import { careersQuestions } from './company/careers.ts'
import { trustQuestions } from './company/trust.ts'
import { candidatesQuestions } from './company/candidates.ts'
import { solutionCorporateDueDiligenceQuestions } from './company/solution-corporate-due-diligence.ts'
import { homeQuestions } from './company/home.ts'
import { aboutQuestions } from './company/about.ts'
import { servicesQuestions } from './company/services.ts'
import { partnersQuestions } from './company/partners.ts'
import { contactQuestions } from './company/contact.ts'
import { privacyPolicyQuestions } from './company/privacy-policy.ts'
import { cookiesQuestions } from './company/cookies.ts'
import { accessibilityQuestions } from './company/accessibility.ts'
import { verifyQuestions } from './company/verify.ts'
import { usConsumerNoticeQuestions } from './company/us-consumer-notice.ts'
import { glossaryQuestions } from './company/glossary.ts'

/** Typical questions of all pages, one file per page. The file of a new page must be added here. */
export const typicalQuestions: readonly TypicalQuestion[] = [
  ...solutionBackgroundScreeningQuestions,
  ...criminalCheckQuestions,
  ...educationVerificationQuestions,
  ...employmentVerificationQuestions,
  ...watchlistScreeningQuestions,
  ...addressVerificationQuestions,
  ...referenceValidationQuestions,
  ...backgroundScreeningQuestions,
  ...kycComplianceQuestions,
  ...citizenByInvestmentQuestions,
  ...solutionAiDataScienceQuestions,
  ...solutionTechInnovationQuestions,
  ...riskScoringQuestions,
  ...resumeRankingQuestions,
  ...computerVisionQuestions,
  ...documentIntelligenceQuestions,
  ...interactiveDashboardsQuestions,
  ...nlpQuestions,
  ...predictiveAnalyticsQuestions,
  ...recommendationEnginesQuestions,
  ...ragQuestions,
  ...sentimentAnalysisQuestions,
  ...cloudInfrastructureQuestions,
  ...customSoftwareQuestions,
  ...dataMigrationQuestions,
  ...systemIntegrationQuestions,
  ...accountingAdvisoryQuestions,
  ...bankingFinancialQuestions,
  ...corporateProfessionalQuestions,
  ...insuranceQuestions,
  ...legalServicesQuestions,
  ...realEstateQuestions,
  ...itSoftwareQuestions,
  ...startupsTechQuestions,
  ...ecommerceDigitalQuestions,
  ...telecommunicationsQuestions,
  ...internationalStudentVerificationQuestions,
  ...healthcareMedicalQuestions,
  ...governmentPublicQuestions,
  ...educationAcademicQuestions,
  ...nonProfitQuestions,
  ...manufacturingIndustrialQuestions,
  ...retailConsumerQuestions,
  ...transportationLogisticsQuestions,
  ...energyUtilitiesQuestions,
  ...financialInstitutionQuestions,
  ...gigWorkersQuestions,
  ...academicEducationQuestions,
  ...hospitalityFoodLeisureQuestions,
  ...industrialManufacturingQuestions,
  ...pharmaceuticalBiotechQuestions,
  ...recruitmentAgenciesQuestions,
  ...driverFleetQuestions,
  ...techSaasCybersecurityQuestions,
  ...clientsQuestions,
  ...careersQuestions,
  ...trustQuestions,
  ...candidatesQuestions,
  ...solutionCorporateDueDiligenceQuestions,
  ...homeQuestions,
  ...aboutQuestions,
  ...servicesQuestions,
  ...partnersQuestions,
  ...contactQuestions,
  ...privacyPolicyQuestions,
  ...cookiesQuestions,
  ...accessibilityQuestions,
  ...usConsumerNoticeQuestions,
  ...verifyQuestions,
  ...glossaryQuestions,
]
