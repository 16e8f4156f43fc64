cd /work/main; export PATH=$PWD/node_modules/.bin:$PATH
DATA_DIR=/tmp/tt PORT=4111 SEED=none RATE_LIMIT=off NODE_OPTIONS="--max-semi-space-size=4 $1" node server/main.js > /tmp/tt.out 2>&1 &
P=$!
for i in $(seq 20); do sleep 0.5; curl -s -o /dev/null localhost:4111/healthz && break; done
r() { awk '/VmRSS|RssAnon|RssFile/{printf "%s %d MB  ",$1,$2*1024/1e6}' /proc/$P/status; echo "$1"; }
r ready
curl -s -o /dev/null localhost:4111/sitemap.xml; r sitemap
for p in / /criminal-check /blogs /blogs/post-slug-77 /api/blogs/; do timeout 40 wrk -c32 -t1 -d8 http://127.0.0.1:4111$p | grep Requests; r $p; done
sleep 5; r rest
[ -n "$2" ] && kill -USR2 $P && sleep 12
kill $P; wait $P
