/**
 * Result types of the public queries, derived from the schemas, and their versions. Written by `npm run typegen`. Do not edit: change the
 * schemas or `public-query-texts.ts` and run it again.
 */

declare const internalGroqTypeReferenceTo: unique symbol;
type ArrayOf<T> = Array<T & {
  _key: string;
}>;

type TableRow = {
  _type: "tableRow";
  cells?: Array<string>;
};

type BlogReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "blog";
};

type CaseStudyReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "caseStudy";
};

type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

type LibraryImageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "libraryImage";
};

type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
};

type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x?: number;
  y?: number;
  height?: number;
  width?: number;
};

export type BLOG_LIST_QUERY_RESULT = {
  items: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    excerpt: string | "";
    category: {
      id: string;
      slug: string;
      title: string | "";
    } | null;
    author: {
      id: string;
      name: string | "";
      role: string | null;
      bio: string | null;
      picture: {
        asset: null;
        library: string | null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: 0;
          height: 0;
        } | {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: null;
      } | {
        asset: string | null;
        library: null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: {
          asset: string | null;
          url: string | null;
        };
      } | null;
    } | null;
    tags: Array<never> | Array<string>;
    featured: boolean | false;
  }>;
  total: number;
  facets: Array<{
    slug: string;
    title: string | "";
    count: number;
  }>;
};

export type BLOG_LIST_OF_CATEGORY_QUERY_RESULT = {
  items: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    excerpt: string | "";
    category: {
      id: string;
      slug: string;
      title: string | "";
    } | null;
    author: {
      id: string;
      name: string | "";
      role: string | null;
      bio: string | null;
      picture: {
        asset: null;
        library: string | null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: 0;
          height: 0;
        } | {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: null;
      } | {
        asset: string | null;
        library: null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: {
          asset: string | null;
          url: string | null;
        };
      } | null;
    } | null;
    tags: Array<never> | Array<string>;
    featured: boolean | false;
  }>;
  total: number;
  facets: Array<{
    slug: string;
    title: string | "";
    count: number;
  }>;
};

export type CASE_STUDY_LIST_QUERY_RESULT = {
  items: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    summary: string | "";
    industry: "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null;
    client: null | string;
    is_example: boolean | true;
    services: Array<never> | Array<string>;
    results: Array<{
      label: string | null;
      value: string | null;
      unit: string | null;
    }> | Array<never>;
  }>;
  total: number;
  industries: Array<"academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null>;
};

export type CASE_STUDY_LIST_OF_INDUSTRY_QUERY_RESULT = {
  items: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    summary: string | "";
    industry: "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null;
    client: null | string;
    is_example: boolean | true;
    services: Array<never> | Array<string>;
    results: Array<{
      label: string | null;
      value: string | null;
      unit: string | null;
    }> | Array<never>;
  }>;
  total: number;
  industries: Array<"academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null>;
};

export type CASE_STUDY_LIST_OF_INDUSTRIES_QUERY_RESULT = {
  items: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    summary: string | "";
    industry: "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null;
    client: null | string;
    is_example: boolean | true;
    services: Array<never> | Array<string>;
    results: Array<{
      label: string | null;
      value: string | null;
      unit: string | null;
    }> | Array<never>;
  }>;
  total: number;
  industries: Array<"academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null>;
};

export type BLOG_DETAIL_QUERY_RESULT = {
  id: string;
  slug: string;
  status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
  title: string | "";
  cover_image: {
    asset: null;
    library: string | null;
    url: string | null;
    alt_text: string | "";
    caption: string | null;
    width: number | null;
    height: number | null;
    lqip: null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
      width: 0;
      height: 0;
    } | {
      x: number | null;
      y: number | null;
      width: number | null;
      height: number | null;
    } | null;
    dark: null;
  } | {
    asset: string | null;
    library: null;
    url: string | null;
    alt_text: string | "";
    caption: string | null;
    width: number | null;
    height: number | null;
    lqip: string | null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
      width: number | null;
      height: number | null;
    } | null;
    dark: {
      asset: string | null;
      url: string | null;
    };
  } | null;
  published_at: string | null;
  updated_at: string;
  reading_minutes: number | 1;
  excerpt: string | "";
  category: {
    id: string;
    slug: string;
    title: string | "";
  } | null;
  author: {
    id: string;
    name: string | "";
    role: string | null;
    bio: string | null;
    picture: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
  } | null;
  tags: Array<never> | Array<string>;
  featured: boolean | false;
  update_note: string | "";
  updated_on: string | null;
  body: Array<never> | Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "blockquote" | "h2" | "h3" | "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs: Array<never> | Array<{
      reference?: BlogReference | CaseStudyReference;
      _type: "internalLink";
      _key: string;
      target: {
        type: "blog";
        slug: string;
      } | {
        type: "caseStudy";
        slug: string;
      } | null;
    } | {
      href?: string;
      _type: "link";
      _key: string;
    }>;
    level?: number;
    _type: "block";
    _key: string;
  } | {
    _key: string;
    _type: "callout";
    tone?: "note" | "tip" | "warning";
    title?: string;
    content: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "normal";
      listItem?: "bullet" | "number";
      markDefs: Array<never> | Array<{
        reference?: BlogReference | CaseStudyReference;
        _type: "internalLink";
        _key: string;
        target: {
          type: "blog";
          slug: string;
        } | {
          type: "caseStudy";
          slug: string;
        } | null;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    }> | Array<never>;
  } | {
    _key: string;
    _type: "codeBlock";
    language?: string;
    filename?: string;
    code?: string;
  } | {
    _key: string;
    _type: "picture";
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt_text?: string;
    caption?: string;
    library?: LibraryImageReference;
    dark?: {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      of?: string;
      _type: "image";
    };
    picture: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    };
  } | {
    _key: string;
    _type: "table";
    caption?: string;
    headerRow?: boolean;
    graphic?: "bars" | "dots" | "strip" | "timeline" | "tree";
    rows?: Array<{
      _key: string;
    } & TableRow>;
  }>;
  seo: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
    og_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    canonical: string | null;
    noindex: boolean | false;
  };
  related: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    excerpt: string | "";
    category: {
      id: string;
      slug: string;
      title: string | "";
    } | null;
  }> | Array<never>;
  previous: {
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
  } | null;
  next: {
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
  } | null;
} | null;

export type CASE_STUDY_DETAIL_QUERY_RESULT = {
  id: string;
  slug: string;
  status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
  title: string | "";
  cover_image: {
    asset: null;
    library: string | null;
    url: string | null;
    alt_text: string | "";
    caption: string | null;
    width: number | null;
    height: number | null;
    lqip: null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
      width: 0;
      height: 0;
    } | {
      x: number | null;
      y: number | null;
      width: number | null;
      height: number | null;
    } | null;
    dark: null;
  } | {
    asset: string | null;
    library: null;
    url: string | null;
    alt_text: string | "";
    caption: string | null;
    width: number | null;
    height: number | null;
    lqip: string | null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
      width: number | null;
      height: number | null;
    } | null;
    dark: {
      asset: string | null;
      url: string | null;
    };
  } | null;
  published_at: string | null;
  updated_at: string;
  reading_minutes: number | 1;
  summary: string | "";
  industry: "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null;
  client: null | string;
  is_example: boolean | true;
  services: Array<never> | Array<string>;
  results: Array<{
    label: string | null;
    value: string | null;
    unit: string | null;
  }> | Array<never>;
  update_note: string | "";
  updated_on: string | null;
  challenge: string | null;
  solution: string | null;
  testimonial: {
    quote: string | null;
    name: string | null;
    role: string | null;
  };
  gallery: Array<never> | Array<{
    asset: null;
    library: string | null;
    url: string | null;
    alt_text: string | "";
    caption: string | null;
    width: number | null;
    height: number | null;
    lqip: null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
      width: 0;
      height: 0;
    } | {
      x: number | null;
      y: number | null;
      width: number | null;
      height: number | null;
    } | null;
    dark: null;
  } | {
    asset: string | null;
    library: null;
    url: string | null;
    alt_text: string | "";
    caption: string | null;
    width: number | null;
    height: number | null;
    lqip: string | null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
      width: number | null;
      height: number | null;
    } | null;
    dark: {
      asset: string | null;
      url: string | null;
    };
  }>;
  body: Array<never> | Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "blockquote" | "h2" | "h3" | "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs: Array<never> | Array<{
      reference?: BlogReference | CaseStudyReference;
      _type: "internalLink";
      _key: string;
      target: {
        type: "blog";
        slug: string;
      } | {
        type: "caseStudy";
        slug: string;
      } | null;
    } | {
      href?: string;
      _type: "link";
      _key: string;
    }>;
    level?: number;
    _type: "block";
    _key: string;
  } | {
    _key: string;
    _type: "callout";
    tone?: "note" | "tip" | "warning";
    title?: string;
    content: Array<{
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "normal";
      listItem?: "bullet" | "number";
      markDefs: Array<never> | Array<{
        reference?: BlogReference | CaseStudyReference;
        _type: "internalLink";
        _key: string;
        target: {
          type: "blog";
          slug: string;
        } | {
          type: "caseStudy";
          slug: string;
        } | null;
      } | {
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    }> | Array<never>;
  } | {
    _key: string;
    _type: "codeBlock";
    language?: string;
    filename?: string;
    code?: string;
  } | {
    _key: string;
    _type: "picture";
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt_text?: string;
    caption?: string;
    library?: LibraryImageReference;
    dark?: {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      of?: string;
      _type: "image";
    };
    picture: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    };
  } | {
    _key: string;
    _type: "table";
    caption?: string;
    headerRow?: boolean;
    graphic?: "bars" | "dots" | "strip" | "timeline" | "tree";
    rows?: Array<{
      _key: string;
    } & TableRow>;
  }>;
  seo: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
    og_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    canonical: string | null;
    noindex: boolean | false;
  };
  previous: {
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
  } | null;
  next: {
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
  } | null;
} | null;

export type HIGHLIGHTS_QUERY_RESULT = {
  blogs: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    excerpt: string | "";
    category: {
      id: string;
      slug: string;
      title: string | "";
    } | null;
    author: {
      id: string;
      name: string | "";
      role: string | null;
      bio: string | null;
      picture: {
        asset: null;
        library: string | null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: 0;
          height: 0;
        } | {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: null;
      } | {
        asset: string | null;
        library: null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: {
          asset: string | null;
          url: string | null;
        };
      } | null;
    } | null;
    tags: Array<never> | Array<string>;
    featured: boolean | false;
  }>;
  case_studies: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    summary: string | "";
    industry: "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null;
    client: null | string;
    is_example: boolean | true;
    services: Array<never> | Array<string>;
    results: Array<{
      label: string | null;
      value: string | null;
      unit: string | null;
    }> | Array<never>;
  }>;
};

export type RELATED_TO_SERVICES_QUERY_RESULT = {
  blogs: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    excerpt: string | "";
    category: {
      id: string;
      slug: string;
      title: string | "";
    } | null;
    author: {
      id: string;
      name: string | "";
      role: string | null;
      bio: string | null;
      picture: {
        asset: null;
        library: string | null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: 0;
          height: 0;
        } | {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: null;
      } | {
        asset: string | null;
        library: null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: {
          asset: string | null;
          url: string | null;
        };
      } | null;
    } | null;
    tags: Array<never> | Array<string>;
    featured: boolean | false;
  }>;
  case_studies: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    summary: string | "";
    industry: "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null;
    client: null | string;
    is_example: boolean | true;
    services: Array<never> | Array<string>;
    results: Array<{
      label: string | null;
      value: string | null;
      unit: string | null;
    }> | Array<never>;
  }>;
};

export type RELATED_TO_INDUSTRY_QUERY_RESULT = {
  blogs: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    excerpt: string | "";
    category: {
      id: string;
      slug: string;
      title: string | "";
    } | null;
    author: {
      id: string;
      name: string | "";
      role: string | null;
      bio: string | null;
      picture: {
        asset: null;
        library: string | null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: 0;
          height: 0;
        } | {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: null;
      } | {
        asset: string | null;
        library: null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: {
          asset: string | null;
          url: string | null;
        };
      } | null;
    } | null;
    tags: Array<never> | Array<string>;
    featured: boolean | false;
  }>;
  case_studies: Array<{
    id: string;
    slug: string;
    status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
    title: string | "";
    cover_image: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    published_at: string | null;
    updated_at: string;
    reading_minutes: number | 1;
    summary: string | "";
    industry: "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics" | null;
    client: null | string;
    is_example: boolean | true;
    services: Array<never> | Array<string>;
    results: Array<{
      label: string | null;
      value: string | null;
      unit: string | null;
    }> | Array<never>;
  }>;
};

export type OPENINGS_QUERY_RESULT = Array<{
  id: string;
  slug: string;
  status: "archived" | "draft" | "in_review" | "published" | "scheduled" | null;
  title: string | "";
  team: string | null;
  place: string | null;
  employment: "fixed_term" | "full_time" | "internship" | "part_time" | null;
  summary: string | "";
  body: Array<{
    children?: Array<{
      marks?: Array<string>;
      text?: string;
      _type: "span";
      _key: string;
    }>;
    style?: "h4" | "normal";
    listItem?: "bullet" | "number";
    markDefs: Array<never> | Array<{
      reference?: BlogReference | CaseStudyReference;
      _type: "internalLink";
      _key: string;
      target: {
        type: "blog";
        slug: string;
      } | {
        type: "caseStudy";
        slug: string;
      } | null;
    } | {
      href?: string;
      _type: "link";
      _key: string;
    }>;
    level?: number;
    _type: "block";
    _key: string;
  }> | Array<never>;
  published_at: string | null;
  closes_at: string | null;
  updated_at: string;
}>;

export type SERVICE_PAGE_QUERY_RESULT = {
  slug: string | null;
  meta: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
  } | null;
  heading: string | null;
  lede: string | null;
  facts: Array<{
    label: string | null;
    value: string | null;
  }> | null;
  proof: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    specimen: {
      kind: string | null;
      title: string | null;
      number: string | null;
      fields: Array<{
        label: string | null;
        value: string | null;
        detail: string | null;
        kind: "result" | "time" | null;
        note: {
          title: string | null;
          text: string | null;
        } | null;
      }> | null;
      foot: Array<never> | Array<string>;
    } | null;
  } | null;
  audience: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    points: Array<{
      title: string | null;
      text: string | null;
    }> | null;
  } | null;
  method: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    steps: Array<{
      title: string | null;
      text: string | null;
    }> | null;
  } | null;
  limits: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    points: Array<{
      title: string | null;
      text: string | null;
    }> | null;
  } | null;
  turnaround: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    table: {
      columns: Array<never> | Array<string>;
      rows: Array<Array<string> | null> | null;
      note: string | null;
    } | null;
    price: string | null;
  } | null;
  law: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    points: Array<{
      title: string | null;
      text: string | null;
    }> | null;
    reviewed: string | null;
  } | null;
  questions: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    items: Array<{
      question: string | null;
      answer: string | null;
    }> | null;
  } | null;
  related: {
    heading: string | null;
    services: Array<{
      slug: "address-verification" | "background-screening" | "citizen-by-investment" | "cloud-infrastructure" | "computer-vision" | "criminal-check" | "custom-software" | "data-migration" | "document-intelligence" | "education-verification" | "employment-verification" | "interactive-dashboards" | "kyc-compliance" | "nlp" | "predictive-analytics" | "rag" | "recommendation-engines" | "reference-validation" | "resume-ranking" | "risk-scoring" | "sentiment-analysis" | "system-integration" | "watchlist-screening" | null;
      reason: string | null;
    }> | null;
    industries: Array<never> | Array<string>;
  } | null;
  closing: string | null;
} | null;

export type INDUSTRY_PAGE_QUERY_RESULT = {
  slug: string | null;
  meta: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
  } | null;
  heading: string | null;
  lede: string | null;
  risks: {
    heading: string | null;
    checks: Array<{
      slug: "address-verification" | "background-screening" | "citizen-by-investment" | "cloud-infrastructure" | "computer-vision" | "criminal-check" | "custom-software" | "data-migration" | "document-intelligence" | "education-verification" | "employment-verification" | "interactive-dashboards" | "kyc-compliance" | "nlp" | "predictive-analytics" | "rag" | "recommendation-engines" | "reference-validation" | "resume-ranking" | "risk-scoring" | "sentiment-analysis" | "system-integration" | "watchlist-screening" | null;
      label: string | null;
    }> | null;
    rows: Array<{
      title: string | null;
      detail: string | null;
      cover: Array<{
        slug: "address-verification" | "background-screening" | "citizen-by-investment" | "cloud-infrastructure" | "computer-vision" | "criminal-check" | "custom-software" | "data-migration" | "document-intelligence" | "education-verification" | "employment-verification" | "interactive-dashboards" | "kyc-compliance" | "nlp" | "predictive-analytics" | "rag" | "recommendation-engines" | "reference-validation" | "resume-ranking" | "risk-scoring" | "sentiment-analysis" | "system-integration" | "watchlist-screening" | null;
        effect: "answers" | "supports" | null;
      }> | null;
    }> | null;
  } | null;
  roles: {
    heading: string | null;
    table: {
      columns: Array<never> | Array<string>;
      rows: Array<Array<string> | null> | null;
      note: string | null;
    } | null;
  } | null;
  situation: {
    heading: string | null;
    paragraphs: Array<never> | Array<string>;
  } | null;
  regulation: {
    heading: string | null;
    points: Array<{
      title: string | null;
      text: string | null;
    }> | null;
    reviewed: string | null;
  } | null;
  questions: {
    heading: string | null;
    items: Array<{
      question: string | null;
      answer: string | null;
    }> | null;
  } | null;
  related: {
    heading: string | null;
    services: Array<never> | Array<string>;
    industries: Array<never> | Array<string>;
  } | null;
  closing: string | null;
} | null;

export type SOLUTION_PAGE_QUERY_RESULT = {
  slug: string | null;
  meta: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
  } | null;
  heading: string | null;
  lede: string | null;
  facts: Array<{
    label: string | null;
    value: string | null;
  }> | null;
  flow: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    columns: Array<{
      title: string | null;
      stations: Array<{
        id: string | null;
        title: string | null;
        text: string | null;
        service: "address-verification" | "background-screening" | "citizen-by-investment" | "cloud-infrastructure" | "computer-vision" | "criminal-check" | "custom-software" | "data-migration" | "document-intelligence" | "education-verification" | "employment-verification" | "interactive-dashboards" | "kyc-compliance" | "nlp" | "predictive-analytics" | "rag" | "recommendation-engines" | "reference-validation" | "resume-ranking" | "risk-scoring" | "sentiment-analysis" | "system-integration" | "watchlist-screening" | null;
      }> | null;
    }> | null;
    links: Array<{
      from: string | null;
      to: string | null;
    }> | null;
    description: string | null;
  } | null;
  parts: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    items: Array<{
      slug: "address-verification" | "background-screening" | "citizen-by-investment" | "cloud-infrastructure" | "computer-vision" | "criminal-check" | "custom-software" | "data-migration" | "document-intelligence" | "education-verification" | "employment-verification" | "interactive-dashboards" | "kyc-compliance" | "nlp" | "predictive-analytics" | "rag" | "recommendation-engines" | "reference-validation" | "resume-ranking" | "risk-scoring" | "sentiment-analysis" | "system-integration" | "watchlist-screening" | null;
      text: string | null;
    }> | null;
  } | null;
  situations: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    points: Array<{
      title: string | null;
      text: string | null;
    }> | null;
  } | null;
  received: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    table: {
      columns: Array<never> | Array<string>;
      rows: Array<Array<string> | null> | null;
      note: string | null;
    } | null;
  } | null;
  limits: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    points: Array<{
      title: string | null;
      text: string | null;
    }> | null;
  } | null;
  questions: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    items: Array<{
      question: string | null;
      answer: string | null;
    }> | null;
  } | null;
  related: {
    heading: string | null;
    industries: Array<never> | Array<string>;
  } | null;
  closing: string | null;
} | null;

export type LANDING_PAGE_QUERY_RESULT = {
  id: string;
  slug: string | null;
  updated_at: string;
  noindex: boolean | false;
  meta: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
  } | null;
  sections: Array<{
    id: string | null;
  }> | Array<never>;
  blocks: Array<never> | Array<{
    type: "landingArticles";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never> | Array<{
      id: string;
      type: "caseStudy";
      slug: string;
      title: string | "";
      cover_image: {
        asset: null;
        library: string | null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: 0;
          height: 0;
        } | {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: null;
      } | {
        asset: string | null;
        library: null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: {
          asset: string | null;
          url: string | null;
        };
      } | null;
      subject: string | "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics";
    } | {
      id: string;
      type: "blog";
      slug: string;
      title: string | "";
      cover_image: {
        asset: null;
        library: string | null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: 0;
          height: 0;
        } | {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: null;
      } | {
        asset: string | null;
        library: null;
        url: string | null;
        alt_text: string | "";
        caption: string | null;
        width: number | null;
        height: number | null;
        lqip: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
          width: number | null;
          height: number | null;
        } | null;
        dark: {
          asset: string | null;
          url: string | null;
        };
      } | null;
      subject: string;
    }>;
    blocks: null;
  } | {
    type: "landingPlanner";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never> | Array<string>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingHero";
    label: null;
    heading: string | null;
    intro: null;
    lede: string | null;
    text: null;
    family: "data" | "diligence" | "screening" | "technology";
    action: null;
    target: "form";
    picture: {
      asset: null;
      library: string | null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: 0;
        height: 0;
      } | {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: null;
    } | {
      asset: string | null;
      library: null;
      url: string | null;
      alt_text: string | "";
      caption: string | null;
      width: number | null;
      height: number | null;
      lqip: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
        width: number | null;
        height: number | null;
      } | null;
      dark: {
        asset: string | null;
        url: string | null;
      };
    } | null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingText";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never> | Array<string>;
    facts: null;
    steps: null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingTable";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: {
      columns: Array<never> | Array<string>;
      rows: Array<Array<string> | null> | null;
      note: string | null;
    } | null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingSteps";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: Array<{
      title: string | null;
      text: string | null;
    }> | null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingReport";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: null;
    items: null;
    specimen: {
      kind: string | null;
      title: string | null;
      number: string | null;
      fields: Array<{
        label: string | null;
        value: string | null;
        detail: string | null;
        kind: "result" | "time" | null;
        note: {
          title: string | null;
          text: string | null;
        } | null;
      }> | null;
      foot: Array<never> | Array<string>;
    } | null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingQuestions";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: null;
    items: Array<{
      question: string | null;
      answer: string | null;
    }> | null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingFacts";
    label: string | null;
    heading: string | null;
    intro: string | null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: Array<{
      label: string | null;
      value: string | null;
    }> | null;
    steps: null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  } | {
    type: "landingSection";
    label: null;
    heading: null;
    intro: null;
    lede: null;
    text: null;
    family: "screening";
    action: null;
    target: "form";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: Array<{
      type: "landingArticles";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never>;
      facts: null;
      steps: null;
      table: null;
      items: null;
      specimen: null;
      checks: Array<never>;
      articles: Array<never> | Array<{
        id: string;
        type: "caseStudy";
        slug: string;
        title: string | "";
        cover_image: {
          asset: null;
          library: string | null;
          url: string | null;
          alt_text: string | "";
          caption: string | null;
          width: number | null;
          height: number | null;
          lqip: null;
          crop: {
            top: number | null;
            bottom: number | null;
            left: number | null;
            right: number | null;
          } | null;
          hotspot: {
            x: number | null;
            y: number | null;
            width: 0;
            height: 0;
          } | {
            x: number | null;
            y: number | null;
            width: number | null;
            height: number | null;
          } | null;
          dark: null;
        } | {
          asset: string | null;
          library: null;
          url: string | null;
          alt_text: string | "";
          caption: string | null;
          width: number | null;
          height: number | null;
          lqip: string | null;
          crop: {
            top: number | null;
            bottom: number | null;
            left: number | null;
            right: number | null;
          } | null;
          hotspot: {
            x: number | null;
            y: number | null;
            width: number | null;
            height: number | null;
          } | null;
          dark: {
            asset: string | null;
            url: string | null;
          };
        } | null;
        subject: string | "academic-education" | "accounting-advisory" | "banking-financial" | "corporate-professional" | "driver-fleet" | "ecommerce-digital" | "education-academic" | "energy-utilities" | "financial-institution" | "gig-workers" | "government-public" | "healthcare-medical" | "hospitality-food-leisure" | "industrial-manufacturing" | "insurance" | "international-student-verification" | "it-software" | "legal-services" | "manufacturing-industrial" | "non-profit" | "pharmaceutical-biotech" | "real-estate" | "recruitment-agencies" | "retail-consumer" | "startups-tech" | "tech-saas-cybersecurity" | "telecommunications" | "transportation-logistics";
      } | {
        id: string;
        type: "blog";
        slug: string;
        title: string | "";
        cover_image: {
          asset: null;
          library: string | null;
          url: string | null;
          alt_text: string | "";
          caption: string | null;
          width: number | null;
          height: number | null;
          lqip: null;
          crop: {
            top: number | null;
            bottom: number | null;
            left: number | null;
            right: number | null;
          } | null;
          hotspot: {
            x: number | null;
            y: number | null;
            width: 0;
            height: 0;
          } | {
            x: number | null;
            y: number | null;
            width: number | null;
            height: number | null;
          } | null;
          dark: null;
        } | {
          asset: string | null;
          library: null;
          url: string | null;
          alt_text: string | "";
          caption: string | null;
          width: number | null;
          height: number | null;
          lqip: string | null;
          crop: {
            top: number | null;
            bottom: number | null;
            left: number | null;
            right: number | null;
          } | null;
          hotspot: {
            x: number | null;
            y: number | null;
            width: number | null;
            height: number | null;
          } | null;
          dark: {
            asset: string | null;
            url: string | null;
          };
        } | null;
        subject: string;
      }>;
    } | {
      type: "landingPlanner";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never>;
      facts: null;
      steps: null;
      table: null;
      items: null;
      specimen: null;
      checks: Array<never> | Array<string>;
      articles: Array<never>;
    } | {
      type: "landingText";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never> | Array<string>;
      facts: null;
      steps: null;
      table: null;
      items: null;
      specimen: null;
      checks: Array<never>;
      articles: Array<never>;
    } | {
      type: "landingTable";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never>;
      facts: null;
      steps: null;
      table: {
        columns: Array<never> | Array<string>;
        rows: Array<Array<string> | null> | null;
        note: string | null;
      } | null;
      items: null;
      specimen: null;
      checks: Array<never>;
      articles: Array<never>;
    } | {
      type: "landingSteps";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never>;
      facts: null;
      steps: Array<{
        title: string | null;
        text: string | null;
      }> | null;
      table: null;
      items: null;
      specimen: null;
      checks: Array<never>;
      articles: Array<never>;
    } | {
      type: "landingReport";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never>;
      facts: null;
      steps: null;
      table: null;
      items: null;
      specimen: {
        kind: string | null;
        title: string | null;
        number: string | null;
        fields: Array<{
          label: string | null;
          value: string | null;
          detail: string | null;
          kind: "result" | "time" | null;
          note: {
            title: string | null;
            text: string | null;
          } | null;
        }> | null;
        foot: Array<never> | Array<string>;
      } | null;
      checks: Array<never>;
      articles: Array<never>;
    } | {
      type: "landingQuestions";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never>;
      facts: null;
      steps: null;
      table: null;
      items: Array<{
        question: string | null;
        answer: string | null;
      }> | null;
      specimen: null;
      checks: Array<never>;
      articles: Array<never>;
    } | {
      type: "landingFacts";
      label: string | null;
      heading: string | null;
      intro: string | null;
      lede: null;
      text: null;
      family: "screening";
      action: null;
      target: "form";
      picture: null;
      paragraphs: Array<never>;
      facts: Array<{
        label: string | null;
        value: string | null;
      }> | null;
      steps: null;
      table: null;
      items: null;
      specimen: null;
      checks: Array<never>;
      articles: Array<never>;
    }> | null;
  } | {
    type: "landingClosing";
    label: null;
    heading: null;
    intro: null;
    lede: null;
    text: string | null;
    family: "screening";
    action: string | null;
    target: "form" | "meeting";
    picture: null;
    paragraphs: Array<never>;
    facts: null;
    steps: null;
    table: null;
    items: null;
    specimen: null;
    checks: Array<never>;
    articles: Array<never>;
    blocks: null;
  }>;
} | null;

export type COMPANY_PAGE_QUERY_RESULT = {
  slug: string | null;
  meta: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
  } | null;
  heading: string | null;
  lede: string | null;
  about: {
    figures?: Array<{
      figure?: string;
      title?: string;
      text?: string;
      _type: "pageFigure";
      _key: string;
    }>;
    history?: {
      label?: string;
      heading?: string;
      intro?: string;
      paragraphs?: Array<string>;
    };
    lines?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        slug?: "ai-data-science" | "background-screening" | "corporate-due-diligence" | "tech-innovation";
        title?: string;
        asked?: string;
        kept?: string;
        _type: "companyLine";
        _key: string;
      }>;
    };
    organised?: {
      label?: string;
      heading?: string;
      intro?: string;
      table?: {
        columns?: Array<string>;
        rows?: Array<{
          _key: string;
        } & TableRow>;
        note?: string;
      };
    };
    refused?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    reach?: {
      label?: string;
      heading?: string;
      intro?: string;
      facts?: Array<{
        label?: string;
        value?: string;
        _type: "pageFact";
        _key: string;
      }>;
      text?: string;
    };
    closing?: string;
  } | null;
  clients: {
    figure?: {
      figure?: string;
      title?: string;
      text?: string;
    };
    second?: {
      figure?: string;
      title?: string;
      text?: string;
    };
    discretion?: Array<string>;
    kinds?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        title?: string;
        who?: string;
        orders?: string;
        holds?: string;
        industries?: Array<string>;
        _type: "clientKind";
        _key: string;
      }>;
    };
    engagement?: {
      label?: string;
      heading?: string;
      intro?: string;
      steps?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    terms?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    questions?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        question?: string;
        answer?: string;
        _type: "pageQuestion";
        _key: string;
      }>;
    };
    cases?: {
      label?: string;
      heading?: string;
      intro?: string;
      link?: string;
    };
    closing?: string;
  } | null;
  careers: {
    figure?: {
      figure?: string;
      title?: string;
      text?: string;
    };
    openings?: {
      label?: string;
      heading?: string;
      intro?: string;
      none?: {
        title?: string;
        text?: string;
      };
      away?: {
        title?: string;
        text?: string;
      };
    };
    steps?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    own?: {
      label?: string;
      heading?: string;
      intro?: string;
      paragraphs?: Array<string>;
      facts?: Array<{
        label?: string;
        value?: string;
        _type: "pageFact";
        _key: string;
      }>;
    };
    work?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    questions?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        question?: string;
        answer?: string;
        _type: "pageQuestion";
        _key: string;
      }>;
    };
    closing?: string;
  } | null;
  partners: {
    doors?: Array<{
      to?: "careers" | "partnership";
      title?: string;
      text?: string;
      action?: string;
      _type: "partnerDoor";
      _key: string;
    }>;
    kinds?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        type?: "AI & Data Intelligence" | "Background Screening" | "Business Technological Solutions" | "Others";
        who?: string;
        brings?: string;
        receives?: string;
        _type: "partnershipKind";
        _key: string;
      }>;
    };
    terms?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    proposal?: {
      label?: string;
      heading?: string;
      intro?: string;
      facts?: Array<{
        label?: string;
        value?: string;
        _type: "pageFact";
        _key: string;
      }>;
    };
    closing?: string;
  } | null;
  contact: {
    meeting?: {
      title?: string;
      text?: string;
    };
    after?: {
      label?: string;
      heading?: string;
      intro?: string;
      steps?: Array<{
        when?: string;
        text?: string;
        _type: "contactStep";
        _key: string;
      }>;
    };
    leave?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    elsewhere?: {
      label?: string;
      heading?: string;
      intro?: string;
      entries?: Array<{
        title?: string;
        href?: string;
        text?: string;
        _type: "pageEntry";
        _key: string;
      }>;
    };
  } | null;
  candidates: {
    actions?: Array<{
      kind?: "complaint" | "correction" | "report";
      title?: string;
      text?: string;
      note?: string;
      _type: "candidateAction";
      _key: string;
    }>;
    sent?: {
      question?: string;
      link?: string;
    };
    steps?: {
      label?: string;
      heading?: string;
      intro?: string;
      steps?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    report?: {
      label?: string;
      heading?: string;
      intro?: string;
      paragraphs?: Array<string>;
    };
    dispute?: {
      label?: string;
      heading?: string;
      intro?: string;
      paragraphs?: Array<string>;
    };
    reasons?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    rights?: {
      label?: string;
      heading?: string;
      intro?: string;
      table?: {
        columns?: Array<string>;
        rows?: Array<{
          _key: string;
        } & TableRow>;
        note?: string;
      };
    };
    questions?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        question?: string;
        answer?: string;
        _type: "pageQuestion";
        _key: string;
      }>;
    };
    closing?: string;
  } | null;
  trust: {
    service?: {
      label?: string;
      heading?: string;
      intro?: string;
    };
    website?: {
      label?: string;
      heading?: string;
      intro?: string;
    };
    retention?: {
      label?: string;
      heading?: string;
      intro?: string;
    };
    processors?: {
      label?: string;
      heading?: string;
      intro?: string;
    };
    report?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    vulnerabilities?: {
      label?: string;
      heading?: string;
      intro?: string;
      paragraphs?: Array<string>;
    };
    questions?: {
      label?: string;
      heading?: string;
      intro?: string;
      items?: Array<{
        question?: string;
        answer?: string;
        _type: "pageQuestion";
        _key: string;
      }>;
    };
    closing?: string;
  } | null;
} | null;

export type HOME_PAGE_QUERY_RESULT = {
  slug: string | null;
  meta: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
  } | null;
  label: string | null;
  heading: string | null;
  lede: string | null;
  facts: Array<{
    label: string | null;
    value: string | null;
  }> | null;
  work: {
    label: string | null;
    heading: string | null;
    link: string | null;
    lines: Array<{
      slug: "ai-data-science" | "background-screening" | "corporate-due-diligence" | "tech-innovation" | null;
      title: string | null;
      summary: string | null;
    }> | null;
  } | null;
  evidence: {
    label: string | null;
    heading: string | null;
    intro: string | null;
    specimen: {
      kind: string | null;
      title: string | null;
      number: string | null;
      fields: Array<{
        label: string | null;
        value: string | null;
        detail: string | null;
        kind: "result" | "time" | null;
        note: {
          title: string | null;
          text: string | null;
        } | null;
      }> | null;
      foot: Array<never> | Array<string>;
    } | null;
  } | null;
  cases: {
    link: string | null;
    read: string | null;
  } | null;
  writing: {
    label: string | null;
    heading: string | null;
    link: string | null;
  } | null;
  more: {
    label: string | null;
    heading: string | null;
    entries: Array<{
      title: string | null;
      href: string | null;
      text: string | null;
    }> | null;
  } | null;
  closing: string | null;
} | null;

export type HUB_PAGE_QUERY_RESULT = {
  slug: string | null;
  meta: {
    title: string | null;
    description: string | null;
    keywords: Array<never> | Array<string>;
  } | null;
  label: string | null;
  heading: string | null;
  lede: string | null;
  whatWeOffer: {
    lines?: Array<{
      slug?: "ai-data-science" | "background-screening" | "corporate-due-diligence" | "tech-innovation";
      label?: string;
      heading?: string;
      intro?: string;
      _type: "offerLine";
      _key: string;
    }>;
    trades?: {
      label?: string;
      heading?: string;
      intro?: string;
    };
    closing?: string;
  } | null;
  services: {
    note?: string;
    reading?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    turnaround?: {
      label?: string;
      heading?: string;
      intro?: string;
      note?: string;
    };
    prices?: {
      label?: string;
      heading?: string;
      intro?: string;
      packages?: Array<{
        _key: string;
      } & TableRow>;
      note?: string;
      feesTitle?: string;
      fees?: Array<{
        _key: string;
      } & TableRow>;
    };
    coverage?: {
      label?: string;
      heading?: string;
      intro?: string;
      note?: string;
    };
    price?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    closing?: string;
  } | null;
  solutions: {
    series?: {
      label?: string;
      heading?: string;
      intro?: string;
    };
    notes?: Array<{
      slug?: "ai-data-science" | "background-screening" | "corporate-due-diligence" | "tech-innovation";
      heading?: string;
      text?: string;
      yields?: string;
      _type: "solutionNote";
      _key: string;
    }>;
    combining?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    closing?: string;
  } | null;
  industries: {
    cabinet?: {
      label?: string;
      heading?: string;
      intro?: string;
    };
    reading?: {
      label?: string;
      heading?: string;
      intro?: string;
      points?: Array<{
        title?: string;
        text?: string;
        _type: "sectionPoint";
        _key: string;
      }>;
    };
    closing?: string;
  } | null;
} | null;

export type PLANNING_RANGE_QUERY_RESULT = {
  slug: string | null;
  check: string | null;
  place: string | null;
  obtained: "authority" | "office" | "online" | "person" | null;
  min: number | null;
  max: number | null;
  unit: "days" | "weeks" | "working days" | null;
  remark: string | null;
  decides: string | null;
  applies: string | null;
  source: string | null;
  reviewed: string | null;
} | null;

export type PLANNING_RANGES_QUERY_RESULT = Array<{
  slug: string | null;
  check: string | null;
  place: string | null;
  obtained: "authority" | "office" | "online" | "person" | null;
  min: number | null;
  max: number | null;
  unit: "days" | "weeks" | "working days" | null;
  remark: string | null;
  decides: string | null;
  applies: string | null;
  source: string | null;
  reviewed: string | null;
}>;

export type NAVIGATION_QUERY_RESULT = {
  slug: string | null;
  bar: Array<{
    label: string | null;
    path: string | null;
    menu: "industries" | "offer" | null;
  }> | null;
  action: {
    label: string | null;
    path: string | null;
  } | null;
  offer: {
    sections: Array<{
      section: "ai-data-science" | "background-screening" | "corporate-due-diligence" | "tech-innovation" | null;
      title: string | null;
      items: Array<{
        label: string | null;
        path: string | null;
      }> | null;
    }> | null;
    all: string | null;
  } | null;
  industries: {
    sections: Array<{
      section: "financial-professional-services" | "healthcare-essential-services" | "manufacturing-retail" | "technology-innovation" | null;
      title: string | null;
      items: Array<{
        label: string | null;
        path: string | null;
      }> | null;
    }> | null;
    all: string | null;
  } | null;
  groups: Array<{
    title: string | null;
    links: Array<{
      label: string | null;
      path: string | null;
    }> | null;
  }> | null;
  help: Array<{
    label: string | null;
    path: string | null;
  }> | null;
} | null;

export type SITE_SETTINGS_QUERY_RESULT = {
  slug: string | null;
  promise: string | null;
  description: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  socials: Array<{
    name: string | null;
    url: string | null;
  }> | null;
} | null;

/** Version of each public query: the first 10 hex digits of the SHA-256 of its texts. */
export const PUBLIC_QUERY_VERSIONS = {
  blogList: '3e079bb310',
  blogDetail: 'db2f48f8c4',
  caseStudyList: 'b8efc12ed6',
  caseStudyDetail: 'ab7c7722e7',
  servicePage: '415d753840',
  solutionPage: '087cfb55d3',
  industryPage: '9205955d53',
  companyPage: '890323bf45',
  homePage: 'c18d27a0cc',
  hubPage: '2364d268cb',
  planningRange: '4f10825a47',
  navigation: 'e47edb1509',
  siteSettings: '14d26aaf3b',
  planningRanges: '84a6f3b903',
  highlights: 'a0616f6793',
  openings: '85e95aaf74',
  landingPage: 'e7e4733a7c',
  related: '5d2b7519c0',
} as const
