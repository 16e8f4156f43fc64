/**
 * Synonyms. Each line contains the interchangeable names of one concept: before the bar those that occur on the site, after it those that
 * only visitors use.
 */
const NAMES = `
turnaround, timescale | hours, days, weeks, how long, how fast, how quick, how quickly, how soon, when will, duration, time frame, timeframe, eta, speed, wait time, waiting time, take time
price, priced, pricing, cost, quote, fee | how much, charge, costs, fees, expensive, cheap, tariff, rates, budget, afford
criminal, criminal record, conviction, court | dbs, crb, police check, police clearance, police, disclosure barring, rap sheet, felony, misdemeanor, misdemeanour, arrest, offence, crime
background screening, screening | background check, background checks, vetting, bgv, pre employment check, preemployment, background verification, background investigation
education, degree, university, institution | diploma, qualification, academic, graduate, college, transcript, alma mater, certificate of study
degree mill | diploma mill, fake degree, fake university, bogus university
employment, employer, employment history | work history, job history, previous job, past jobs, cv gaps, work experience, career history
reference, referee | references, recommendation letter, character reference
right to work | work permit, visa status, work authorisation, work authorization, right to work
watchlist, sanctions, sanctions list | ofac, blacklist, embargo, un list, sdn, denied party, terror list
false match | false positive, false positives, wrong match, wrong person, mistaken identity
same name | namesake, similar name
politically exposed person, pep | politician, politically exposed
adverse media, press | negative news, bad press
beneficial owner, ownership, owner | ubo, shareholder, shareholders, controlling
kyc, know your customer | customer due diligence, cdd, kyb, onboarding customers, edd, customer identification
money laundering, aml | anti money laundering, laundering
due diligence | investigate, investigating, investigation, background of a company, investigate a company, vet a company, check a company, company check, vendor check, supplier check, third party risk
present employer | current employer, current boss, my boss, current job
candidate, applicant | job seeker, jobseeker, interviewee, new hire
staff, employee, employed | employees, workers, existing staff, current staff, workforce, personnel, colleague
client, customer | clients, customers, client list, who uses you
address | residence, home address, proof of address, where someone lives
citizen by investment, citizenship, investor | golden visa, golden passport, citizenship by investment, residency by investment, cbi, passport programme
source of funds, funds, money | source of wealth, where the money came from
resume ranking, cv | resume, curriculum vitae, shortlist, shortlisting, ats, candidate ranking, cv screening, rank candidates
computer vision, image, picture | image recognition, photo, photos, camera, video, visual inspection
document intelligence, document, extraction | ocr, invoices, invoice, data extraction, scanned documents, pdf, paperwork, forms
dashboard, dashboards, chart | bi, reporting tool, power bi, tableau, reports for management
language model, llm | gpt, chatgpt, large language model, generative ai, genai
nlp, text | natural language processing, text analysis, text analytics, text mining
rag, citations | retrieval augmented generation, chatbot over documents, enterprise search, knowledge base
hallucination, made up | hallucinate, hallucinations, invent facts, makes things up
recommendation, recommendation engine | recommender, recommendations, personalisation, personalization, product suggestions
sentiment, tone | customer opinion, reviews, feedback analysis, social listening, emotion
predictive, forecast | predict, prediction, forecasting, predictions, projection
risk score, score, risk scoring | rating, risk rating, scorecard
cloud, infrastructure | aws, azure, gcp, hosting, kubernetes, devops, servers
software, custom software | app, application development, bespoke, web app, developer
migration, move, cutover | migrate, migrating, move data, transfer data, switch systems
downtime, down, outage | offline, interruption, unavailable
integration, interface | api, connect, connector, sync, webhook, plug in, integrate
operate, operation | run for us, managed service, maintain, maintenance, ongoing support
privacy, personal data, data protection | gdpr, my data, ccpa, dpo
retention, kept, keep, deleted | store my data, stored, storage period, hold on to, how long is kept
delete, deleted, erase, correct | remove my data, right to be forgotten, erasure, get rid
object, objection, opt out | refuse, withdraw
dispute, correct | wrong information, appeal, challenge, contest, inaccurate, error in report, mistake in report
cookie, cookies | tracking, tracker, trackers, track, track me
analytics | google analytics, visitor statistics
marketing, advertising | ad, ads, advert, adverts, advertisement, advertisements
social media, profiles | instagram, facebook, linkedin, tiktok, twitter, social network, social networks, social profiles
outside body, outside company | independent, external, independently, third party audit
has closed, school closed, closed or merged, successor, insolvency | closed down, shut down, no longer exists, no longer exist, not exist, doesnt exist, ceased trading, bankrupt, bankruptcy, defunct, out of business, dissolved, liquidated
gap, gaps | career break, unemployed, sabbatical, time out of work
again, repeat, rescreening | rescreen, re screen, recheck, re check, annual check, continuous monitoring, monitoring
forged, altered | fake, faked, forgery, falsified, photoshopped, counterfeit, tampered, doctored
valid, validity | expire, expires, expiry, out of date, shelf life
accessibility, accessible | screen reader, wcag, disability, disabled, blind, a11y, keyboard only
subject | target, target company
smallest order, smallest, least | minimum, min, minimum order
nda, confidential | ndas, non disclosure agreement, confidentiality agreement, non disclosure
suspicion reports, suspicion | sar, sars, suspicious activity report
independent, provider | vendor lock, lock in, vendor lock in, locked in
switch, switch off, clear | turn off, disable, deactivate
wrong, dispute, correct | incorrect, mistake, not true
lawful, law | legal, allowed, permitted, legality
outage, stops, failure | break, breaks, broken, crash, crashes, fails, goes down
recognise, notice, detect | spot, tell apart, find out, catch, see through
contact, email, write | ring, get in touch, reach you, phone number, telephone, call you, talk to someone, speak to someone, speak to a human, support, address of office
meeting | demo, appointment, consultation, book a call, schedule a call, schedule a meeting
hours, open | opening hours, opening times, office hours, business hours, what time are you open, when are you open, when do you open, closing time
reply, answer | respond, response time, get back to, hear back
inquiry, message | enquiry, request for quote, contact form
country, countries, coverage | international, worldwide, global, abroad, overseas, foreign
industry, industries | sector, sectors, vertical, verticals
position, opening, careers | job, jobs, vacancy, vacancies, hiring, recruiting, work for you, work at, employment at, internship, apply for a job
partner, partnership | reseller, resellers, resell, referral partner, affiliate, become a partner, channel partner, white label
soc 2, soc, controls | iso 27001, security certification, audit report, information security, attestation
fcra, consumer report | fair credit reporting act
adverse action | rejection letter, turn down a candidate, reject candidate
high risk, ai act | eu ai act, ai regulation, artificial intelligence act
spent, conviction | rehabilitation of offenders, expunged, sealed record
apostille | legalisation, legalization, notarised, notarized
driver, drivers, fleet | truck, trucker, truckers, lorry, hgv, cdl, haulage, chauffeur, van
patient, nurse, healthcare, healthcare medical | nurses, doctor, doctors, hospital, medical staff, clinic, clinician, care home, carer
bank, banking, financial | banker, bankers, fintech, lender, credit union, finance sector, trader
teacher, school, education academic | teachers, schools, pupils, children, nursery, professor, lecturer
volunteer, non profit, charity | charities, ngo, volunteers, trustee, trustees, nonprofit
gig, courier, platform | couriers, gig workers, uber, delivery riders, freelancer, freelancers, ride hailing
hospitality, hotel, guest | hotels, restaurant, bar staff, waiters, tourism, leisure
retail, store, till | shop, shops, shop staff, supermarket, cashier
manufacturing, plant | factory, factories, production line, assembly
transport, logistics, warehouse | shipping, freight, supply chain, carrier
energy, utility, utilities | oil, gas, power plant, nuclear, grid, water company
telecommunications, telecom | mobile operator, network operator, isp
insurance, insurer | insurers, claims handler, underwriter, broker
law firm, legal services, solicitor | lawyers, solicitors, attorney, barrister, paralegal
real estate, tenant, property | landlord, landlords, tenants, letting agent, estate agent, realtor, rent
accounting, accountant | accountants, auditor, bookkeeping, cpa
government, public, public money | council, civil service, public sector, ministry, federal
recruitment, agency, recruitment agencies | recruiter, recruiters, staffing, temp agency, headhunter
student, admissions, international student verification | students, university applicants, foreign students
pharmaceutical, biotech, laboratory | pharma, clinical trial, clinical trials, drug maker
startup, founder | startups, founders, scale up, seed round
saas, cybersecurity | cyber, infosec, security company
ecommerce, seller, marketplace | online shop, online store, web shop, marketplace sellers
machine learning, model, ai | ml, artificial intelligence, neural, deep learning, algorithm
accuracy, accurate, error rate | precise, precision, correct, how good, reliable, reliability
intellectual property, source code | ip rights, copyright, who owns the code, rights to the code
step, steps, process | procedure, how does it work, workflow, stages
consent, authorisation | permission, authorization, signed form, sign off
case study, example, worked example | case studies, examples, success stories, past projects
founded, founding | how old, since when, established, started
`

/** Names of one concept: `said` on the site, `asked` by visitors only. */
export interface Naming {
  readonly said: readonly string[]
  readonly asked: readonly string[]
}

/** Number of lines, at the start of the list, for duration and price. Questions about any subject can ask for these aspects. */
export const ASPECTS = 2

/** All concepts with their names, in the order of the list. */
export const namings: readonly Naming[] = NAMES.trim()
  .split('\n')
  .map((line) => {
    const [said = '', asked = ''] = line.split(' | ')
    return { said: said.split(', '), asked: asked.split(', ') }
  })
