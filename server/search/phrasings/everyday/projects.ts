/** Everyday questions about data and technology projects, in the format of `read-phrasings.ts`. */
export const everydayProjectsPhrasings = `
/rag
  [Your staff ask] +1 can you build a chatbot | can you build us a chatbot that answers from our documents | we want an AI assistant for our staff | an AI that answers questions about our documents | can you build something like ChatGPT for us | search assistant for our manuals | internal chatbot
  #which-model-do-you-use [We use one] which language model do you use for projects | do you use ChatGPT for clients | GPT or Claude or Llama
/solutions/ai-data-science
  [We build models] +1 what AI services do you offer | what can AI do for us | do you do machine learning | do you do artificial intelligence | can you help us with AI | can you analyse our data | AI projects | data science
  #limits~2 [We keep your] do you use our data to train models | is our data used for training | do you train your AI with our data | is our data used for other customers
  #must-we-have-a-data-team [You need one] do we need our own data scientists
  #limits~3 [We quote accuracy] how accurate are your models | how good is the AI | error rate of your AI
  #what-you-receive~4 [Exit package.] what do we keep after an AI project
/services
  #how-to-read-it~2 [Your result comes] +1 how long does an AI project take | how long does a software project take | how long would a project take | when is a technology project finished | duration of a data project | timeline for a migration
/resume-ranking
  [We rank CVs] +1 what is your position on AI in hiring | do you use AI in hiring | can AI replace our recruiters | can AI sort our applicants | does AI choose the candidate
  #how-it-works~5 [We compare selection] is resume ranking fair | how do you avoid bias | is your AI biased | do you test for discrimination | does the ranking discriminate
/custom-software
  [We build the] +1 do you write custom software | can you build software for us | can you build an app | can you program something for us | can you build a mobile app | we need a web application
  #how-it-works~1 [You choose the] what is the smallest project you take | can we start small | minimum project size
  #who-supports-it-at-night [Support hours and] +1 do you offer support after launch | is there support at night | who helps us if the software breaks
  #will-the-software-be-free-of-defects [You should expect] do you fix bugs after delivery | warranty for software
  #which-programming-languages-and-frameworks-do-you-use-and-why-those [We use ones] what technologies do you use | which tech stack | which programming languages
  #limits~1 [We price what] fixed price or hourly rate | how much does software cost | how do you price a project
  #who-it-is-for~2 [You have lost] can you take over old software | our developer is gone
/solutions/tech-innovation
  [We build, move] +1 what technology services do you offer | what IT services do you offer | do you do IT projects | can you modernise our system | can you replace our old system
  #can-your-engineers-work-inside-our-network [Yes, with your] who will work on our project | do your people come to us | are your engineers screened
  #fixed-price-or-time-and-materials [We price clear] +1 what does a technology project cost | cost of a migration
  #where-is-our-data-during-the-project [We keep it] where is our data during a project
/system-integration
  [We connect your] +1 can you connect our systems | can you work with our existing systems | can you link our HR and payroll systems | we have many systems that don't talk to each other
/cloud-infrastructure
  [We build cloud] +1 do you do cloud | can you move us to AWS | can you move us to Azure | can you host our application | cloud migration
/data-migration
  [We move] can you migrate our database | can you move our data to a new system | we change our software and need the old data
/computer-vision
  [We build image] +1 can you detect fake documents | can you recognise forged IDs | can AI look at photos
/document-intelligence
  [We turn your] +1 can you read invoices automatically | can you scan our paper files | can you digitise our documents
/sentiment-analysis
  [We measure how] +1 can you analyse customer feedback | what do people say about us online
/predictive-analytics
  [We forecast] can you predict demand | can you predict churn | can you predict which customers leave
/interactive-dashboards
  [We build] do you build dashboards | can you make reports from our data
/recommendation-engines
  [We build] can you recommend products to our customers | personalised shop
`
